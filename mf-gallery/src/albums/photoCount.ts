import { formatNumber } from 'shared/school/format';
import { albumsContent } from './content.en.ts';

const { one, other } = albumsContent.photos;

/** `12 photos`, `1 photo`. */
export const photoCount = (count: number) =>
  count === 1 ? one : other.replace('{count}', formatNumber(count));
