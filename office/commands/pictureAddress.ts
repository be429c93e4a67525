/** The account of an image CDN, as addresses name it. */
interface ImageAccount {
  cloud: string;
  /** Of the configured image base: a CNAME, the local image service, or Cloudinary's own. */
  host: string;
}

/**
 * The public id of the picture at an address of this account, in every spelling: http or https, Cloudinary's shared
 * hosts or the account's own, with or without a transformation. Undefined for any other address.
 * Source: https://cloudinary.com/documentation/advanced_url_delivery_options
 */
export function publicIdOf(address: string, { cloud, host }: ImageAccount): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const [, cloudInPath, delivered] = /^(?:\/([^/]+))?\/image\/upload\/(.+)$/.exec(url.pathname) ?? [];
  if (!delivered) return undefined;
  const unnumbered = url.hostname.replace(/-\d(?=\.cloudinary\.com$)/, '');
  const isShared = unnumbered === 'res.cloudinary.com' && cloudInPath === cloud;
  const isOwn =
    (unnumbered === `${cloud}-res.cloudinary.com` || url.host === host) && (cloudInPath ?? cloud) === cloud;
  return isShared || isOwn ? deliveredId(delivered) : undefined;
}

/** The same for every address of the same file: its fingerprint, its public id, or the address of a picture elsewhere. */
export function pictureKey(address: string): string {
  const [, delivered] = /\/image\/upload\/([^?#]+)/.exec(address) ?? [];
  if (!delivered) return address;
  const id = deliveredId(delivered);
  return /(?:^|\/)([\da-f]{32})$/.exec(id)?.[1] ?? id;
}

/** Keys that begin a part of a transformation. Source: https://cloudinary.com/documentation/transformation_reference */
const transformation =
  /^(?:\$\w+|a|ac|af|ar|b|bo|br|c|co|cs|d|dl|dn|dpr|du|e|eo|f|fl|fn|fps|g|h|if|ki|l|o|p|pg|q|r|so|sp|t|u|vc|vs|w|x|y|z)_/;

/** Of what follows `/image/upload/`: `[s--signature--/][transformation/]...[v1/]<public id>[.jpg]`. */
function deliveredId(delivered: string): string {
  const segments = delivered.split('/').map(decoded);
  const version = segments.findIndex((segment) => /^v\d+$/.test(segment));
  const first = segments.findIndex(
    (segment) => !/^s--.+--$/.test(segment) && !segment.split(',').every((part) => transformation.test(part)),
  );
  return segments
    .slice(version >= 0 ? version + 1 : first)
    .join('/')
    .replace(/\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|bmp)$/i, '');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
