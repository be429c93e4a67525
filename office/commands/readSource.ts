import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, extname, join, parse, resolve } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import * as v from 'valibot';

/** A picture that the office wants in an album. */
export interface ListedPhoto {
  /** Absolute path. */
  file: string;
  /** As the office wrote it, for messages. */
  name: string;
  title: string;
  description?: string;
  title_bn?: string;
  description_bn?: string;
  /** As `--year` and `--credit` of a command. */
  year?: string;
  credit?: string;
  /** Position among the new photos; those without one come last, as listed. */
  order?: number | undefined;
}

const words = v.pipe(v.string(), v.trim());
const entrySchema = v.strictObject({
  file: v.pipe(words, v.nonEmpty('is empty')),
  title: v.optional(words, ''),
  description: v.optional(words, ''),
  title_bn: v.optional(words, ''),
  description_bn: v.optional(words, ''),
  year: v.optional(words, ''),
  credit: v.optional(words, ''),
  order: v.optional(
    v.pipe(
      v.union([v.number(), words]),
      v.transform((order) => (order === '' ? undefined : Number(order))),
      v.optional(v.pipe(v.number(), v.integer('must be a whole number'))),
    ),
  ),
});
const columns = Object.keys(entrySchema.entries);

/** What computers put into folders by themselves. */
const leftovers = /^(?:\..*|thumbs\.db|desktop\.ini)$/i;
const inNaturalOrder = new Intl.Collator('en', { numeric: true });

/** The pictures of a folder or of a CSV or JSON list, in their order. */
export async function readSource(source: string): Promise<ListedPhoto[]> {
  const path = resolve(source);
  const stats = await stat(path).catch(() => undefined);
  if (!stats) {
    throw new Error(`There is no folder or file ${path}. Check the name; put it in quotes if it has spaces.`);
  }
  const listed = stats.isDirectory() ? await readFolder(path) : await readList(path);
  if (listed.length === 0) throw new Error(`There is no picture in ${path}.`);
  return listed.toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0);
}

async function readFolder(folder: string): Promise<ListedPhoto[]> {
  const names = (await readdir(folder)).filter((name) => !leftovers.test(name));
  return names
    .toSorted(inNaturalOrder.compare)
    .map((name) => ({ file: join(folder, name), name, title: titleFromFile(name) }));
}

/** Names that cameras and telephones give: they say nothing about the photo. */
const cameraName =
  /^(?:img|dsc[nf]?|pxl|mvimg|p|photo|image|whatsapp[ _-]image|screenshot)?[ _-]*\d[\d _.~()-]*(?:at[\d _.()-]+(?:[ap]m)?|wa\d+)?(?:[\s_(-]*\d*\)?)?$/i;

/** `02-the_morning-prayer.jpg` becomes `The morning prayer`; a camera's own name becomes no title. */
export function titleFromFile(file: string): string {
  const { name } = parse(file);
  if (cameraName.test(name)) return '';
  const title = name
    .replace(/^\d+[ ._-]+/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
}

/** Paths in a list are relative to the list. */
async function readList(file: string): Promise<ListedPhoto[]> {
  const result = v.safeParse(v.array(entrySchema), await readEntries(file));
  if (!result.success) {
    const problems = result.issues.map((issue) => {
      const [index, column = 'entry'] = v.getDotPath(issue)?.split('.') ?? [];
      return `  ${index ? `picture ${Number(index) + 1}: ${column}: ` : ''}${issue.message}`;
    });
    throw new Error(`${file} cannot be used:\n${problems.join('\n')}`);
  }
  return result.output.map(({ file: name, ...rest }) => ({
    file: resolve(dirname(file), name),
    name,
    ...rest,
  }));
}

async function readEntries(file: string): Promise<unknown> {
  const read = { '.csv': parseSpreadsheet, '.json': JSON.parse }[extname(file).toLowerCase()];
  if (!read) {
    throw new Error(
      `${file} is neither a folder nor a list (.csv or .json). For one picture make a list of one line.`,
    );
  }
  const text = await readFile(file, 'utf8');
  try {
    return read(text);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Entries of a CSV text with commas, semicolons or tabs. */
function parseSpreadsheet(text: string): unknown {
  const [header = ''] = text.split(/\r?\n/, 1);
  const delimiter = [';', '\t'].find((mark) => header.includes(mark) && !header.includes(',')) ?? ',';
  return parseCsv(text, {
    bom: true,
    delimiter,
    columns: readHeader,
    relax_column_count_less: true,
    skip_records_with_empty_values: true,
  });
}

function readHeader(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const unknown = names.filter((name) => !columns.includes(name));
  if (names.includes('file') && unknown.length === 0) return names;
  throw new Error(
    `the first line must name the columns: ${columns.join(',')}. Only file is required.${unknown.length > 0 ? ` Unknown: ${unknown.join(', ')}.` : ''}`,
  );
}
