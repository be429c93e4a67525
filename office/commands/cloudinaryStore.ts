import * as v from 'valibot';
import type { PhotoStore } from './office.ts';
import { publicIdOf } from './pictureAddress.ts';

const uploadTimeoutMs = 120_000;
/** Withholds the original and every size. The type `private` withholds the original only, and was used before. */
const hiddenType = 'authenticated';
const deliveryTypes = ['upload', 'private', hiddenType] as const;
type DeliveryType = (typeof deliveryTypes)[number];
const where = 'Copy it from Cloudinary, API Keys: cloudinary://<key>:<secret>@<cloud>.';

/**
 * The account of CLOUDINARY_URL, which Cloudinary's own library reads, options such as `?upload_prefix=` included.
 * `imageBase` is the configured address of its pictures.
 */
export async function cloudinaryStore(imageBase: string): Promise<PhotoStore> {
  const { uploader, config } = await connect();
  const account = { cloud: config().cloud_name ?? '', host: new URL(imageBase).host };

  /** Whether there was such a picture. `invalidate` has the CDN forget its copies in every size. */
  const changeType = (id: string, type: DeliveryType, toType: DeliveryType) => {
    const options = { type, to_type: toType, overwrite: toType === hiddenType, invalidate: true };
    return isFound(uploader.rename(id, id, options));
  };

  const requirePicture = async (id: string, type: DeliveryType) => {
    if (await isFound(uploader.explicit(id, { type, invalidate: true }))) return;
    throw new Error(`Cloudinary has no picture ${id}. Look for it in its console`);
  };

  const ownId = (address: string) => {
    const id = publicIdOf(address, account);
    if (id) return id;
    throw new Error(
      `this is no picture of the Cloudinary account "${account.cloud}". Hide it where it is kept, or set SITE_IMAGES_BASE`,
    );
  };

  return {
    put: (publicId, picture) =>
      new Promise<string>((resolve, reject) => {
        const options = { public_id: publicId, overwrite: true, invalidate: true, timeout: uploadTimeoutMs };
        uploader
          .upload_stream(options, (error, result) => (result ? resolve(result.secure_url) : reject(error)))
          .end(picture);
      }).catch(refuse),
    delete: async (publicId) => {
      await uploader.destroy(publicId, { invalidate: true }).catch(refuse);
    },
    async hide(address) {
      const id = ownId(address);
      const found = [await changeType(id, 'upload', hiddenType), await changeType(id, 'private', hiddenType)];
      if (!found.includes(true)) await requirePicture(id, hiddenType);
    },
    async erase(address) {
      const id = ownId(address);
      for (const type of deliveryTypes) await isFound(uploader.destroy(id, { type, invalidate: true }));
    },
    async show(address) {
      const id = publicIdOf(address, account);
      if (!id) return false;
      const isShown =
        (await changeType(id, hiddenType, 'upload')) || (await changeType(id, 'private', 'upload'));
      if (!isShown) await requirePicture(id, 'upload');
      return true;
    },
  };
}

async function connect() {
  if (!process.env.CLOUDINARY_URL) {
    throw new Error(`CLOUDINARY_URL is not set, so no picture can be stored or hidden. ${where}`);
  }
  try {
    // Imported here: the library reads CLOUDINARY_URL as it loads, and throws where it is not valid.
    const { v2 } = await import('cloudinary');
    v2.config(true);
    return v2;
  } catch (error) {
    throw new Error(
      `CLOUDINARY_URL is not valid (${error instanceof Error ? error.message : error}). ${where}`,
    );
  }
}

/** What the library rejects with: Cloudinary's refusal, or a failed connection one level deeper. */
const failureSchema = v.union([
  v.object({ message: v.string(), http_code: v.number() }),
  v.pipe(
    v.object({ error: v.object({ message: v.string() }) }),
    v.transform(({ error: { message } }) => ({ message, http_code: undefined })),
  ),
]);

function refuse(error: unknown): never {
  const failure = v.safeParse(failureSchema, error);
  if (!failure.success) throw error;
  const { message, http_code } = failure.output;
  throw new Error(http_code ? `Cloudinary refused: ${message}` : `Cloudinary cannot be reached: ${message}`);
}

/** False where Cloudinary has no such picture. */
const isFound = (call: Promise<unknown>) =>
  call.then(
    () => true,
    (error: unknown) => (v.is(v.object({ http_code: v.literal(404) }), error) ? false : refuse(error)),
  );
