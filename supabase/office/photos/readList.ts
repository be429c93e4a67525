import { readFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import * as v from 'valibot';
import { OfficeError } from '../OfficeError.ts';
import type { ListedPhoto } from './listedPhoto.ts';
import { parseCsv } from './parseCsv.ts';

const columns = ['file', 'title', 'description', 'order'];
const words = v.pipe(v.string(), v.trim());
const entrySchema = v.strictObject({
  file: v.pipe(words, v.nonEmpty('is empty')),
  title: v.optional(words, ''),
  description: v.optional(words, ''),
  order: v.optional(
    v.pipe(
      v.union([v.number(), words]),
      v.transform((order) => (order === '' ? undefined : Number(order))),
      v.optional(v.pipe(v.number(), v.integer('must be a whole number'))),
    ),
  ),
});

/** The pictures of a CSV or JSON list; their paths start where the list lies. */
export async function readList(file: string): Promise<ListedPhoto[]> {
  const text = await readFile(file, 'utf8');
  const entries = extname(file).toLowerCase() === '.json' ? jsonEntries(file, text) : csvEntries(file, text);
  const problems: string[] = [];
  const listed = entries.flatMap((entry, index) => {
    const result = v.safeParse(entrySchema, entry);
    if (!result.success) {
      problems.push(
        ...result.issues.map(
          (issue) => `  picture ${index + 1}: ${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`,
        ),
      );
      return [];
    }
    const { file: name, title, description, order } = result.output;
    return [
      { file: resolve(dirname(file), name), name, title, description: description || undefined, order },
    ];
  });
  if (problems.length > 0) throw new OfficeError(`${file} cannot be used:\n${problems.join('\n')}`);
  return listed;
}

function jsonEntries(file: string, text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch (error) {
    throw new OfficeError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  throw new OfficeError(`${file} must hold a list: [{ "file": "gate.jpg", "title": "The gate" }]`);
}

function csvEntries(file: string, text: string): unknown[] {
  const [header = [], ...rows] = readRows(file, text);
  const names = header.map((name) => name.trim().toLowerCase());
  const unknown = names.filter((name) => !columns.includes(name));
  if (!names.includes('file') || unknown.length > 0) {
    throw new OfficeError(
      `The first line of ${file} must name the columns: ${columns.join(',')}. Only file has to be there.${unknown.length > 0 ? ` Not known: ${unknown.join(', ')}.` : ''}`,
    );
  }
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

function readRows(file: string, text: string) {
  try {
    return parseCsv(text);
  } catch (error) {
    throw new OfficeError(`${file} cannot be read, ${error instanceof Error ? error.message : error}.`);
  }
}
