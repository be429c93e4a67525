import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { uploadFile } from '../backend/images/pictureFiles.ts';
import type { PhotoStore } from './office.ts';
import { publicIdOf } from './pictureAddress.ts';

/** The folder of the local image service, which itself asks the database what may be shown. */
export function localStore(folder: string, imageBase: string): PhotoStore {
  const fileOf = (publicId: string) => {
    const file = uploadFile(folder, publicId);
    if (!file) throw new Error(`${publicId} cannot be the public id of a picture.`);
    return file;
  };
  const { host, pathname } = new URL(imageBase);
  const [, cloud = ''] = pathname.split('/');
  const isOwn = (address: string) => publicIdOf(address, { cloud, host }) !== undefined;

  return {
    async put(publicId, picture) {
      const file = fileOf(publicId);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture);
      return `${imageBase}v1/${publicId}`;
    },
    delete: (publicId) => rm(fileOf(publicId), { force: true }),
    async hide(address) {
      if (!isOwn(address)) {
        throw new Error('this is no picture of the gallery of this computer. Hide it where it is kept');
      }
    },
    show: async (address) => isOwn(address),
  };
}
