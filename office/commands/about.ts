import * as v from 'valibot';
import type { GalleryTables } from './openDatabase.ts';
import { today } from './photos.ts';

/** What the office may say of photos beside their titles, as it types it. */
export interface AboutPhotos {
  /** `1994`, or `1986-1991` where it is approximate. */
  year?: string | undefined;
  /** Who took or gave them. */
  credit?: string | undefined;
  /** Who confirmed that the guardians of every child in them agreed. */
  consent?: string | undefined;
  /** On which paper, in the office's own words. */
  paper?: string | undefined;
  /** The last day of the consent, `2031-03-31`; empty: no end. */
  until?: string | undefined;
}

const day = v.pipe(v.string(), v.isoDate());
const years = /^((?:19|20)\d\d)(?:[-–]((?:19|20)\d\d))?$/;

/** Its columns; empty words delete. Throws an error that names what cannot be. */
export function aboutColumns({ year, credit, consent, paper, until }: AboutPhotos) {
  const columns: Partial<GalleryTables['gallery_images']['Insert']> = {};
  if (year !== undefined) {
    const [, from, to = from] = years.exec(year.trim()) ?? [];
    if (year.trim() && (!from || Number(to) < Number(from))) {
      throw new Error(`"${year}" is no year. Write it as 1994, or 1986-1991 where it is approximate.`);
    }
    Object.assign(columns, {
      year_from: from ? Number(from) : null,
      year_to: to && to !== from ? Number(to) : null,
    });
  }
  if (credit !== undefined) columns.credit = credit.trim() || null;
  if (consent !== undefined) {
    if (!consent.trim()) throw new Error('Say who confirmed the consent: --consent "R. Sen, office".');
    Object.assign(columns, { consent: true, consent_by: consent.trim(), consent_on: today() });
  }
  if (paper !== undefined) columns.consent_paper = paper.trim() || null;
  if (until !== undefined) {
    if (until && !v.is(day, until)) throw new Error(`"${until}" is no day. Write it as 2031-03-31.`);
    columns.consent_until = until || null;
  }
  return columns;
}
