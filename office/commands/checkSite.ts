import { decodeJwt } from 'jose';
import {
  type GalleryTable,
  galleryTables,
  type HiddenColumn,
  readableColumns,
} from 'shared/contract/galleryColumns';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { heroPhotos } from 'shared/images/heroPhotos';
import { imageUrl, isCdnImage } from 'shared/images/presets';
import sharp from 'sharp';
import { connect, type Database, openDatabase } from './openDatabase.ts';
import { isTooLarge, largest } from './preparePhoto.ts';

type Visitor = ReturnType<typeof connect>;

/** What the gallery reads of one table through another. */
const embedded: { [Name in GalleryTable]?: string } = {
  albums: ',album_groups(name),gallery_images(id)',
  gallery_search: ',albums(name)',
};

/** What nobody but the office may read: every column that the gallery does not read. */
const hidden: { [Name in GalleryTable]: Record<HiddenColumn<Name>, true> } = {
  album_groups: {},
  albums: { published: true },
  gallery_images: {
    published: true,
    consent: true,
    consent_by: true,
    consent_on: true,
    consent_paper: true,
    consent_until: true,
    removed_at: true,
    removal_reason: true,
    visible: true,
  },
  gallery_search: {},
};

/** Reads a site's project as visitors do. Throws an error that names everything that does not fit. */
export async function checkSite(site: SiteConfig, print: (line: string) => void): Promise<void> {
  const { url, anonKey } = site.supabase;
  const advice =
    'This is what the configuration names: set SITE_SUPABASE_URL and SITE_SUPABASE_ANON_KEY, or `supabase` in site.config.json.';
  const database = openDatabase({ url, key: anonKey, advice });
  const visitor = connect(url, anonKey);
  print(`Checking ${url} and ${site.images.base} as a visitor ...`);
  const { error } = await visitor.from('albums').select('id').limit(0);
  if (error && !error.code) throw new Error(`${url} cannot be read: ${error.message}. ${advice}`);
  const checks = {
    'public key': () => checkKey(anonKey),
    'tables and columns': () => checkColumns(visitor),
    'hidden columns': () => checkHidden(visitor),
    'read only': () => checkWrites(visitor),
    photos: () => checkPhotos(database, site),
    'row cap': () => checkRowCap(visitor, print),
    'hero photos': () => checkHeroes(site),
    watermark: () => checkWatermark(site),
  };
  const problems: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const found = await check();
    print(`  ${found.length === 0 ? 'ok   ' : 'wrong'}  ${name}`);
    problems.push(...found.map((problem) => `  ${problem}`));
    if (name === 'tables and columns' && found.length > 0) break;
  }
  if (problems.length > 0) {
    throw new Error(
      `The project does not fit yet:\n${problems.join('\n')}\nTables, columns and rights come with \`npx supabase db push\`, the home page's photos with \`npm run gallery -- heroes <folder>\`.`,
    );
  }
  print('Everything fits.');
}

function checkKey(key: string): string[] {
  const advice =
    'Replace it by the public one (anon, publishable), and make a new secret key: this one was in pages.';
  if (key.startsWith('sb_secret_')) return [`The site's key is a secret key. ${advice}`];
  if (!key.startsWith('eyJ')) return [];
  const { role, exp = Infinity } = decodeJwt(key);
  if (role !== 'anon') return [`The site's key has the role "${role}". ${advice}`];
  return exp * 1000 < Date.now() ? ["The site's key has expired. Copy the public key again."] : [];
}

async function checkColumns(visitor: Visitor): Promise<string[]> {
  const problems: string[] = [];
  for (const table of galleryTables) {
    const columns = readableColumns(table) + (embedded[table] ?? '');
    const { error } = await visitor.from(table).select(columns).limit(0);
    if (error) problems.push(`Visitors cannot read ${table}: ${error.message}`);
  }
  return problems;
}

async function checkHidden(visitor: Visitor): Promise<string[]> {
  const problems: string[] = [];
  const columns = galleryTables.flatMap((table) =>
    Object.keys(hidden[table]).map((column) => ({ table, column })),
  );
  for (const { table, column } of [...columns, { table: 'withdrawn_pictures', column: 'fingerprint' }]) {
    const { error } = await visitor.from(table).select(column).limit(0);
    if (error?.code === '42501') continue;
    problems.push(`${table}.${column} is ${error ? `missing: ${error.message}` : 'public'}`);
  }
  return problems;
}

/** Tries writes that change nothing even where they are allowed: a row without an id, and a value as it is. */
async function checkWrites(visitor: Visitor): Promise<string[]> {
  const problems: string[] = [];
  for (const table of galleryTables) {
    const inserted = await visitor.from(table).insert({ id: null });
    if (inserted.error?.code !== '42501') problems.push(`Visitors can add rows to ${table}`);
    const { data } = await visitor.from(table).select('id,display_order').limit(1).maybeSingle();
    if (!data) continue;
    const { id, display_order } = data;
    const updated = await visitor.from(table).update({ display_order }).eq('id', id).select('id');
    if (updated.data?.length) problems.push(`Visitors can change rows of ${table}`);
  }
  return problems;
}

async function checkPhotos({ tables, readAll }: Database, site: SiteConfig): Promise<string[]> {
  const photos = await readAll((first, last) =>
    tables.from('gallery_images').select('cloudinary_url,width,height').order('id').range(first, last),
  );
  const elsewhere = photos.filter(({ cloudinary_url }) => !isCdnImage(cloudinary_url, site));
  const large = photos.filter(({ width, height }) => isTooLarge(width ?? 0, height ?? 0));
  return [
    elsewhere.length > 0 &&
      `${elsewhere.length} photos are not at ${site.images.base}, so they load in full size and without the watermark; the first is ${elsewhere[0]?.cloudinary_url}.`,
    large.length > 0 &&
      `${large.length} photos are larger than ${largest}, and anyone can open them so; the first is ${large[0]?.cloudinary_url}. Erase them and add them again.`,
  ].filter((problem) => problem !== false);
}

/** Pages are read 1,000 rows at a time. */
const rowCap = 1000;

async function checkRowCap(visitor: Visitor, print: (line: string) => void): Promise<string[]> {
  const { data, count } = await visitor
    .from('gallery_images')
    .select('id', { count: 'exact' })
    .order('id')
    .limit(rowCap + 1);
  const [read, all] = [data?.length ?? 0, count ?? 0];
  if (all <= rowCap) print(`  (${all} photos: the row cap shows only with more than ${rowCap})`);
  if (read === Math.min(all, rowCap)) return [];
  return [
    `One answer has ${read} of ${all} rows. Set Max rows to ${rowCap} in Supabase, Project Settings, Data API.`,
  ];
}

async function checkHeroes(site: SiteConfig): Promise<string[]> {
  const problems: string[] = [];
  for (const id of heroPhotos) {
    const address = imageUrl(`${site.images.base}v1/${id}`, 'thumbnail', site, 'saving') ?? '';
    const missing = ({ message }: Error) => {
      problems.push(`${id} of the home page is missing: ${message}`);
      return undefined;
    };
    const shown = await fetchPicture(address).catch(missing);
    const whole = shown && (await fetchPicture(`${site.images.base}v1/${id}`).catch(missing));
    const { width = 0, height = 0 } = whole ? await sharp(whole).metadata() : {};
    if (isTooLarge(width, height)) problems.push(`${id} is larger than ${largest}: ${width} x ${height}`);
  }
  return problems;
}

async function checkWatermark(site: SiteConfig): Promise<string[]> {
  const marked = imageUrl(`${site.images.base}v1/${heroPhotos[0]}`, 'hero', site, 'saving') ?? '';
  try {
    const picture = await fetchPicture(marked);
    const plain = await fetchPicture(marked.replace(watermark, '')).catch(() => undefined);
    return plain?.equals(picture) ? [`${marked} has no watermark`] : [];
  } catch (error) {
    return [`${marked}: ${error instanceof Error ? error.message : error}`];
  }
}

/** In an address. */
const watermark = /\/l_text:.*\/fl_layer_apply[^/]*/;

async function fetchPicture(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.startsWith('image/')) return Buffer.from(await response.arrayBuffer());
  throw new Error(response.headers.get('x-cld-error') ?? `${response.status} ${type}`);
}
