import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { OfficeError } from '../OfficeError.ts';
import type { PhotoStore } from './photoStore.ts';

const uploaded = v.object({ secure_url: v.pipe(v.string(), v.url()) });
const failed = v.object({ error: v.object({ message: v.string() }) });
const patience = 120_000;
const where = 'Copy it from Cloudinary, API Keys: cloudinary://<key>:<secret>@<cloud>.';

/**
 * Cloudinary's signed upload API.
 * Source: https://cloudinary.com/documentation/image_upload_api_reference
 */
export function cloudinaryStore(
  cloudinaryUrl: string | undefined,
  prefix = 'https://api.cloudinary.com',
): PhotoStore {
  const { cloud, key, secret } = readAccount(cloudinaryUrl);

  async function call(action: string, parameters: Record<string, string>, file?: Buffer): Promise<unknown> {
    const signed = { ...parameters, timestamp: String(Math.floor(Date.now() / 1000)) };
    const form = new FormData();
    for (const [name, value] of Object.entries(signed)) form.set(name, value);
    form.set('api_key', key);
    form.set('signature', signatureOf(signed, secret));
    if (file) form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg');
    const response = await fetch(`${prefix}/v1_1/${cloud}/image/${action}`, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new OfficeError(`Cloudinary does not answer: ${error instanceof Error ? error.message : error}`);
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const said = v.safeParse(failed, answer);
    throw new OfficeError(
      `Cloudinary refused: ${said.success ? said.output.error.message : response.status}`,
    );
  }

  const changeType = (address: string, type: string, toType: string) => {
    const id = publicIdOf(address);
    if (!id) return Promise.resolve(undefined);
    return call('rename', {
      from_public_id: id,
      to_public_id: id,
      type,
      to_type: toType,
      invalidate: 'true',
    });
  };

  return {
    put: async (publicId, picture) => {
      const answer = v.safeParse(
        uploaded,
        await call('upload', { public_id: publicId, overwrite: 'false' }, picture),
      );
      if (!answer.success) throw new OfficeError('Cloudinary answered without the address of the picture.');
      return answer.output.secure_url;
    },
    delete: async (publicId) => {
      await call('destroy', { public_id: publicId, invalidate: 'true' });
    },
    hide: async (address) => {
      await changeType(address, 'upload', 'private');
    },
    show: async (address) => {
      await changeType(address, 'private', 'upload');
    },
  };
}

function readAccount(cloudinaryUrl: string | undefined) {
  if (!cloudinaryUrl) {
    throw new OfficeError(`CLOUDINARY_URL is not set, so no picture can be stored or hidden. ${where}`);
  }
  const url = URL.canParse(cloudinaryUrl) ? new URL(cloudinaryUrl) : undefined;
  if (url?.protocol !== 'cloudinary:' || !url.username || !url.password || !url.host) {
    throw new OfficeError(`CLOUDINARY_URL is not one. ${where}`);
  }
  return {
    cloud: url.host,
    key: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
  };
}

/** Source: https://cloudinary.com/documentation/authentication_signatures */
export function signatureOf(parameters: Record<string, string>, secret: string): string {
  const text = Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
  return createHash('sha1').update(`${text}${secret}`).digest('hex');
}

/** Of an address at Cloudinary without a transformation; pictures from elsewhere have none. */
function publicIdOf(address: string): string | undefined {
  const path = /^https:\/\/res\.cloudinary\.com\/[^/]+\/image\/upload\/(?:v\d+\/)?(.+)$/.exec(address)?.[1];
  return path && decodeURIComponent(path).replace(/\.\w+$/, '');
}
