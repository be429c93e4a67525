import { builtSection, builtShell, retiredPath, sectionName } from 'shared/contract/grammar';
import type { Release } from 'shared/contract/release';
import { siteConfig } from 'shared/contract/siteConfig';
import * as v from 'valibot';

/** A line that a terminal shows and does not obey. */
const line = v.pipe(
  v.string(),
  v.maxLength(1000, 'must not be longer than 1000 characters'),
  v.transform((text) => text.replace(/\p{Cc}/gu, '')),
);

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** What a build is, when it is published. */
const published = {
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/, 'must be a hash')),
  base: v.string(),
};

/** Where the files of a version are served from. */
export const servedBase = (name: string, version: string) => `/_sections/${name}/${version}/`;

const release = v.pipe(
  v.strictObject({
    number,
    createdAt: v.pipe(v.string(), v.isoTimestamp('must be a time')),
    reason: line,
    site: siteConfig,
    composer: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]+$/, 'must be a hash'))),
    composerVersion: number,
    source: v.exactOptional(
      v.strictObject({
        commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/, 'must be the hash of a commit')),
        author: line,
        dirty: v.exactOptional(v.boolean()),
      }),
    ),
    unchecked: v.exactOptional(v.literal(true)),
    preview: v.exactOptional(v.literal(true)),
    shell: v.strictObject({ ...builtShell.entries, ...published }),
    sections: v.record(sectionName, v.strictObject({ ...builtSection.entries, ...published })),
    retired: v.exactOptional(v.array(retiredPath)),
  }),
  v.check(
    ({ site, shell, sections }) =>
      [['shell', { ...shell, name: 'shell' }] as const, ...Object.entries(sections)].every(
        ([key, { name, version, base }]) =>
          key === name && base === (site.sectionOrigins?.[name] ?? '') + servedBase(name, version),
      ),
    'must name its parts, and where their files are, as a deploy does',
  ),
) satisfies v.GenericSchema<unknown, Release>;

/** A release as its record says it, whoever wrote that. Throws with what to do where it is none. */
export function readRelease(record: unknown, file: string): Release {
  const named = v.pipe(
    release,
    v.check((each) => file === `releases/${each.number}.json`, 'must have the number of its file'),
  );
  const { success, output, issues } = v.safeParse(named, record);
  if (success) return output;
  const [issue] = issues;
  throw new Error(
    `${file} in the repository of releases is no release: ${v.getDotPath(issue) ?? 'it'} is ${JSON.stringify(issue.input)?.slice(0, 100)}, and ${issue.message}. A deploy of an earlier contract wrote it, or somebody by hand: git log on its branch tells who. Revert that, or start afresh: empty the repository and deploy site.`,
  );
}
