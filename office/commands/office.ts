import type { SiteConfig } from 'shared/contract/siteConfig';
import type { Database } from './openDatabase.ts';

/** Where pictures lie: the local image service or Cloudinary. */
export interface PhotoStore {
  /** Stores a JPEG in place of any other of this id; resolves with the address for `cloudinary_url`. */
  put(publicId: string, picture: Buffer): Promise<string>;
  /** Deletes what `put` stored. */
  delete(publicId: string): Promise<void>;
  /** Makes a picture unreachable by its address, in every size; rejects where that cannot be done. */
  hide(address: string): Promise<void>;
  /** Deletes a picture in every size and from every cache that can be told; rejects where that cannot be done. */
  erase(address: string): Promise<void>;
  /** Reverses `hide`. False for a picture that is kept elsewhere. */
  show(address: string): Promise<boolean>;
}

/** A gallery that the office works on. */
export interface Place {
  /** In words: `the gallery of this computer`. */
  name: string;
  /** Lists what was withdrawn, beside the database: see `withdrawnList.ts`. */
  withdrawnFile: string;
  /** What visitors read. */
  site: SiteConfig;
  database: Database;
  /** Throws an error that says what is missing where there is no access to the pictures. */
  openStore(): Promise<PhotoStore>;
  close(): Promise<void>;
}

/** What a command works with. */
export interface Office {
  place: Place;
  print: (line: string) => void;
}
