import sharp from 'sharp';

export interface DeliveredPicture {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

export async function deliver(
  imageBase: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<DeliveredPicture> {
  const response = await fetch(`${imageBase}${path}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** For example `webp 600x450`. */
export async function measured({ bytes }: DeliveredPicture): Promise<string> {
  const { format, width, height, mediaType } = await sharp(bytes).metadata();
  return `${mediaType === 'image/avif' ? 'avif' : format} ${width}x${height}`;
}

export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Mean difference of two pictures in a region, 0 (the same) to 255. */
export async function difference(
  one: DeliveredPicture,
  other: DeliveredPicture,
  region: Region,
): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(({ bytes }) => sharp(bytes).removeAlpha().extract(region).raw().toBuffer()),
  );
  if (!a || a.length !== b?.length) throw new Error('The two pictures differ in size.');
  return a.reduce((sum, value, index) => sum + Math.abs(value - b.readUInt8(index)), 0) / a.length;
}
