import type { FaultResult } from './record.ts';

export type Judged = FaultResult & { passed: boolean };

/** The results of one file of tests. */
export interface ClassOfFaults {
  spec: string;
  results: Judged[];
}

const sections = ['mf-pages', 'mf-gallery', 'mf-policies'];

const titles: Record<string, string> = {
  'loading.spec.ts': 'Files that do not come, or not as they should',
  'code.spec.ts': 'Code that is deployed and fails',
  'tampering.spec.ts': 'Scripts with a changed byte: executed by none',
  'release.spec.ts': 'Release files that are none',
  'backend.spec.ts': 'A backend that fails',
  'browser.spec.ts': 'A browser or a network that withholds something',
  'visits.spec.ts': 'Ways to come, to return and to be led astray',
};

/** A heading, a count and a table for each class of faults: a line a fault, three columns a section. */
export function faultTables(classes: readonly ClassOfFaults[]): string {
  const all = classes.flatMap(({ results }) => results);
  const bad = all.filter(({ passed }) => !passed).length;
  return [
    `${all.length} results, ${bad} of them bad.`,
    ...classes.map(({ spec, results }) => `### ${titles[spec] ?? spec}\n\n${table(results)}`),
  ].join('\n\n');
}

function table(results: readonly Judged[]) {
  const rows = [...new Set(results.map(({ row }) => row))];
  const head = ['fault', ...sections.flatMap((name) => [name, 'notice', 'recovery'])];
  const rule = head.map((name) => (name === 'notice' || name === 'recovery' ? '---:' : '---'));
  const lines = rows.map((row) => [
    row,
    ...sections.flatMap((name) => cells(results.find((each) => each.row === row && isOf(each, name)))),
  ]);
  return [head, rule, ...lines].map((line) => `| ${line.map(escaped).join(' | ')} |`).join('\n');
}

/** What failed before it named a section stands in every column. */
const isOf = ({ section }: Judged, name: string) => section === name || section === '';

function cells(result: Judged | undefined): string[] {
  if (!result) return ['', '', ''];
  const { passed, notice, recovery } = result;
  return [passed ? '✓' : '✗', String(notice ?? ''), String(recovery ?? '')];
}

const escaped = (text: string) => text.replaceAll('|', '\\|');
