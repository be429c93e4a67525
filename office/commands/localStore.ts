import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  findPictureFile,
  imagesFolder,
  uploadFile,
  uploadsFolder,
} from 'supabase/backend/images/pictureFiles';
import { removeRenditions } from 'supabase/backend/images/renditions';
import type { PhotoStore } from './office.ts';
import { publicIdOf } from './pictureAddress.ts';

/** The folder of the local image service, which itself asks the database what may be shown. */
export function localStore(dataDir: string, imageBase: string): PhotoStore {
  const folder = uploadsFolder(dataDir);
  const fileOf = (publicId: string) => {
    const file = uploadFile(folder, publicId);
    if (!file) throw new Error(`${publicId} cannot be the public id of a picture.`);
    return file;
  };
  const { host, pathname } = new URL(imageBase);
  const [, cloud = ''] = pathname.split('/');
  const idOf = (address: string) => publicIdOf(address, { cloud, host });
  const ownId = (address: string) => {
    const id = idOf(address);
    if (id) return id;
    throw new Error('this is no picture of the gallery of this computer. Hide it where it is kept');
  };

  return {
    async put(publicId, picture) {
      const file = fileOf(publicId);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture);
      return `${imageBase}v1/${publicId}`;
    },
    delete: (publicId) => rm(fileOf(publicId), { force: true }),
    async hide(address) {
      ownId(address);
    },
    async erase(address) {
      const id = ownId(address);
      const path = findPictureFile(folder, id)?.path;
      if (path) await removeRenditions(imagesFolder(dataDir), path);
      await rm(fileOf(id), { force: true });
    },
    show: async (address) => idOf(address) !== undefined,
  };
}
