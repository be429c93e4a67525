import { Command, CommanderError } from '@commander-js/extra-typings';
import { addAlbum } from './addAlbum.ts';
import { addPhotos } from './addPhotos.ts';
import { checkSite } from './checkSite.ts';
import { describe } from './describe.ts';
import { removeHero } from './heroes.ts';
import { listEnding, listGallery } from './listGallery.ts';
import type { Office } from './office.ts';
import { localAddresses, openPlace, type PlaceSettings } from './openPlace.ts';
import { uploadHeroes } from './uploadHeroes.ts';
import { erasePhoto, hideRemoved, removePhoto, restorePhoto } from './withdraw.ts';

const help = `
An <album> is named by its id or its name; put names of several words in quotes.
A <photo> is named by its id or its address on the site (https://.../gallery/...?photo=...).

Without settings the commands work on the gallery of \`npm start\` on this computer. For the school's own
site set SUPABASE_URL and SUPABASE_SERVICE_KEY (Supabase, Project Settings, API keys), and CLOUDINARY_URL
(Cloudinary, API Keys) for commands that change pictures. Keep these keys secret: whoever has them can change everything.`;

/** Of several commands. */
const year = ['--year <years>', 'that they show: 1994, or 1986-1991'] as const;
const credit = ['--credit <name>', 'who took or gave them'] as const;
const consent = [
  '--consent <who>',
  'who confirmed that the guardians of every child in them agreed: "R. Sen, office"',
] as const;
const paper = ['--paper <words>', 'on which paper: "form 12/2026"'] as const;
const until = ['--until <day>', 'the last day of the consent: 2031-03-31'] as const;

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
    .command('erase')
    .description('delete a photo for good: row, words, picture in every size, copies')
    .argument('<photo>')
    .action((photo) => inPlace((office) => erasePhoto(office, photo)));
  gallery
    .command('hide-removed')
    .description(
      'hide again what was removed: the pictures from those who know their addresses, and the photos that a restored backup shows',
    )
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
    .option(...consent)
    .option(...paper)
    .option(...until)
    .option(...year)
    .option(...credit)
    .option('--check', 'check everything and change nothing')
    .action((album, source, options) =>
      inPlace((office) => addPhotos(office, { album, source, ...options })),
    );
  gallery
    .command('describe')
    .description('say more of a photo, or of an album and every photo in it; empty words delete')
    .argument('<album or photo>')
    .option('--name-bn <words>', 'its name or title in Bengali')
    .option('--description-bn <words>', 'its description in Bengali')
    .option(...year)
    .option(...credit)
    .option(...consent)
    .option(...paper)
    .option(...until)
    .action((wanted, said) => inPlace((office) => describe(office, wanted, said)));
  gallery
    .command('heroes')
    .description('replace the photos of the home page by those of a folder')
    .argument('<folder>')
    .action((folder) => inPlace((office) => uploadHeroes(office, folder)));
  gallery
    .command('remove-hero')
    .description('put a drawing in place of a photo of the home page')
    .argument('<name>', 'such as sky-bridge')
    .action((name) => inPlace((office) => removeHero(office, name)));
  gallery
    .command('check')
    .description("check as a visitor whether the site's database and pictures fit")
    .action(async () => {
      const local = localAddresses(settings.backendPort);
      const site = settings.readConfig({ ...local, anonKey: '' });
      if (site.supabase.url !== local.url) await checkSite(site, settings.print);
      else await inPlace(({ place, print }) => checkSite(place.site, print));
      if (site.supabase.url === local.url || process.env.SUPABASE_URL) await inPlace(listEnding);
    });
  return gallery;
}
