/** Where pictures lie: the local image service or Cloudinary. */
export interface PhotoStore {
  /** Stores a JPEG; resolves with the address for `cloudinary_url`. */
  put(publicId: string, picture: Buffer): Promise<string>;
  /** Forgets what `put` stored. */
  delete(publicId: string): Promise<void>;
  /** Makes a picture unreachable by its address. Resolves with what is left to know about it, if anything. */
  hide(address: string): Promise<void>;
  /** Takes `hide` back. */
  show(address: string): Promise<void>;
}
