import * as v from 'valibot';
import { OfficeError } from './OfficeError.ts';
import type { PhotoStore } from './office.ts';

const uploadTimeoutMs = 120_000;
const where = 'Copy it from Cloudinary, API Keys: cloudinary://<key>:<secret>@<cloud>.';

/** The account of CLOUDINARY_URL, which Cloudinary's own library reads, options such as `?upload_prefix=` included. */
export async function cloudinaryStore(): Promise<PhotoStore> {
  const { uploader } = await connect();

  const changeType = async (address: string, type: 'upload' | 'private', toType: 'upload' | 'private') => {
    const id = publicIdOf(address);
    if (id) await uploader.rename(id, id, { type, to_type: toType, invalidate: true }).catch(refuse);
  };

  return {
    put: (publicId, picture) =>
      new Promise<string>((resolve, reject) => {
        const options = { public_id: publicId, overwrite: false, timeout: uploadTimeoutMs };
        uploader
          .upload_stream(options, (error, result) => (result ? resolve(result.secure_url) : reject(error)))
          .end(picture);
      }).catch(refuse),
    delete: async (publicId) => {
      await uploader.destroy(publicId, { invalidate: true }).catch(refuse);
    },
    hide: (address) => changeType(address, 'upload', 'private'),
    show: (address) => changeType(address, 'private', 'upload'),
  };
}

async function connect() {
  if (!process.env.CLOUDINARY_URL) {
    throw new OfficeError(`CLOUDINARY_URL is not set, so no picture can be stored or hidden. ${where}`);
  }
  try {
    // Imported here: the library reads CLOUDINARY_URL as it loads, and throws where it is not valid.
    const { v2 } = await import('cloudinary');
    v2.config(true);
    return v2;
  } catch (error) {
    throw new OfficeError(
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
  throw new OfficeError(
    http_code ? `Cloudinary refused: ${message}` : `Cloudinary cannot be reached: ${message}`,
  );
}

/** Of an address at Cloudinary without a transformation; pictures from elsewhere have none. */
function publicIdOf(address: string): string | undefined {
  const path = /^https:\/\/res\.cloudinary\.com\/[^/]+\/image\/upload\/(?:v\d+\/)?(.+)$/.exec(address)?.[1];
  return path && decodeURIComponent(path).replace(/\.\w+$/, '');
}
