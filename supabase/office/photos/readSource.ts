import { readdir, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { OfficeError } from '../OfficeError.ts';
import type { ListedPhoto } from './listedPhoto.ts';
import { readList } from './readList.ts';
import { titleFromFile } from './titleFromFile.ts';

/** What computers put into folders by themselves. */
const leftovers = /^(?:\..*|thumbs\.db|desktop\.ini)$/i;
const inNaturalOrder = new Intl.Collator('en', { numeric: true });

/** The pictures of a folder or of a list, in their order. */
export async function readSource(source: string): Promise<ListedPhoto[]> {
  const path = resolve(source);
  const stats = await stat(path).catch(() => undefined);
  if (!stats)
    throw new OfficeError(
      `There is no folder or file ${path}. Check the name; put it in quotes if it has spaces.`,
    );
  const listed = stats.isDirectory() ? await readFolder(path) : await readListFile(path);
  if (listed.length === 0) throw new OfficeError(`There is no picture in ${path}.`);
  return listed.toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0);
}

async function readFolder(folder: string): Promise<ListedPhoto[]> {
  const names = (await readdir(folder)).filter((name) => !leftovers.test(name));
  return names.toSorted(inNaturalOrder.compare).map((name) => ({
    file: join(folder, name),
    name,
    title: titleFromFile(name),
    description: undefined,
    order: undefined,
  }));
}

function readListFile(file: string): Promise<ListedPhoto[]> {
  if (/^\.(?:csv|json)$/i.test(extname(file))) return readList(file);
  throw new OfficeError(
    `${file} is neither a folder nor a list (.csv or .json). For one picture make a list of one line.`,
  );
}
