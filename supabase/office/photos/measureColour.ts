import sharp from 'sharp';

/** The average colour of a picture, `#rrggbb`. */
export async function measureColour(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture).flatten().resize(16, 12, { fit: 'fill' }).raw().toBuffer();
  const part = (channel: number) => {
    const values = [...pixels].filter((_, index) => index % 3 === channel);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.round(mean).toString(16).padStart(2, '0');
  };
  return `#${[0, 1, 2].map(part).join('')}`;
}
