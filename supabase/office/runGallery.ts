import { addAlbum } from './commands/addAlbum.ts';
import { addPhotos } from './commands/addPhotos.ts';
import { listGallery } from './commands/listGallery.ts';
import type { Office } from './commands/office.ts';
import { removePhoto, restorePhoto } from './commands/withdraw.ts';
import { help } from './help.ts';
import { openPlace, type PlaceSettings } from './place/openPlace.ts';
import { type Command, readCommand } from './readCommand.ts';

/** `npm run gallery`. Throws an `OfficeError` for what the person at the keyboard can put right. */
export async function runGallery(typed: readonly string[], settings: PlaceSettings): Promise<void> {
  const command = readCommand(typed);
  const { print } = settings;
  if (command.name === 'help') {
    print(help);
    return;
  }
  const place = await openPlace(settings);
  try {
    await carryOut(command, { place, print });
  } finally {
    await place.close();
  }
}

function carryOut(command: Exclude<Command, { name: 'help' }>, office: Office): Promise<void> {
  switch (command.name) {
    case 'list':
      return listGallery(office, command.album);
    case 'remove':
      return removePhoto(office, command.photo, command.reason);
    case 'restore':
      return restorePhoto(office, command.photo);
    case 'add-album':
      return addAlbum(office, command);
    case 'add-photos':
      return addPhotos(office, command);
  }
}
