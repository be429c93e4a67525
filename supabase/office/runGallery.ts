import { Command, CommanderError } from '@commander-js/extra-typings';
import { addAlbum } from './addAlbum.ts';
import { addPhotos } from './addPhotos.ts';
import { checkSite } from './checkSite.ts';
import { listGallery } from './listGallery.ts';
import type { Office } from './office.ts';
import { localAddresses, openPlace, type PlaceSettings } from './openPlace.ts';
import { translate } from './translate.ts';
import { uploadHeroes } from './uploadHeroes.ts';
import { hideRemoved, removePhoto, restorePhoto } from './withdraw.ts';

const help = `
An <album> is named by its id or its name; put names of several words in quotes.
A <photo> is named by its id or its address on the site (https://.../gallery/...?photo=...).

Without settings the commands work on the gallery of \`npm start\` on this computer. For the school's own
site set SUPABASE_URL and SUPABASE_SERVICE_KEY (Supabase, Project Settings, API keys), and CLOUDINARY_URL
(Cloudinary, API Keys) for commands that change pictures. Keep these keys secret: whoever has them can change everything.`;

/** `npm run gallery`. Throws an error for what the person at the keyboard can correct. */
export async function runGallery(typed: readonly string[], settings: PlaceSettings): Promise<void> {
  try {
    await galleryCommand(settings).parseAsync(typed.length > 0 ? typed : ['help'], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    const isWordTooMany = error.code === 'commander.excessArguments';
    throw new Error(
      `${error.message.replace(/^error: /, '')}${isWordTooMany ? ' Put names of several words in quotes: "Sports Day".' : ''}\nSee \`npm run gallery -- help\`.`,
    );
  }
}

function galleryCommand(settings: PlaceSettings) {
  async function inPlace(run: (office: Office) => Promise<void>) {
    const place = await openPlace(settings);
    try {
      await run({ place, print: settings.print });
    } finally {
      await place.close();
    }
  }

  const gallery = new Command('npm run gallery --')
    .description('The photo gallery, for the school office.')
    .addHelpText('after', help)
    .configureOutput({ writeOut: (text) => settings.print(text.trimEnd()), writeErr: () => {} })
    .exitOverride();
  gallery
    .command('list')
    .description('every album, or the photos of one with their ids')
    .argument('[album]')
    .action((album) => inPlace((office) => listGallery(office, album)));
  gallery
    .command('remove')
    .description('take a photo off the site, with its copies in other albums')
    .argument('<photo>')
    .option('--reason <words>', 'for example "asked by a guardian"')
    .action((photo, { reason }) => inPlace((office) => removePhoto(office, photo, reason)));
  gallery
    .command('restore')
    .description('put a removed photo back, with the copies removed with it')
    .argument('<photo>')
    .action((photo) => inPlace((office) => restorePhoto(office, photo)));
  gallery
    .command('hide-removed')
    .description('hide the pictures of all removed photos again, from those who know their addresses')
    .action(() => inPlace(hideRemoved));
  gallery
    .command('add-album')
    .description('create an album')
    .argument('<name>')
    .option('--name-bn <name>', 'its name in Bengali')
    .option('--group <name>', 'the group that shows it')
    .option('--new-group', 'create the group if it does not exist')
    .option('--group-bn <name>', "a new group's name in Bengali")
    .option('--description <words>', 'shown under the name')
    .option('--description-bn <words>', 'the same in Bengali')
    .action((name, options) => inPlace((office) => addAlbum(office, { name, ...options })));
  gallery
    .command('add-photos')
    .description(
      'add the pictures of a folder, whose file names become titles, or of a list: a CSV or JSON file with file, title, description, title_bn, description_bn and order of each picture',
    )
    .argument('<album>')
    .argument('<folder or list>')
    .option('--consent', 'the guardians of every child in them agreed')
    .option('--check', 'check everything and change nothing')
    .action((album, source, options) =>
      inPlace((office) => addPhotos(office, { album, source, ...options })),
    );
  gallery
    .command('translate')
    .description('give an album or a photo its texts in Bengali')
    .argument('<album or photo>')
    .option('--name-bn <words>', 'its name or title')
    .option('--description-bn <words>')
    .action((wanted, texts) => inPlace((office) => translate(office, wanted, texts)));
  gallery
    .command('heroes')
    .description('replace the photos of the home page by those of a folder')
    .argument('<folder>')
    .action((folder) => inPlace((office) => uploadHeroes(office, folder)));
  gallery
    .command('check')
    .description("check as a visitor whether the site's database and pictures fit")
    .action(async () => {
      const local = localAddresses(settings.backendPort);
      const site = settings.readConfig({ ...local, anonKey: '' });
      if (site.supabase.url !== local.url) await checkSite(site, settings.print);
      else await inPlace(({ place, print }) => checkSite(place.site, print));
    });
  return gallery;
}
