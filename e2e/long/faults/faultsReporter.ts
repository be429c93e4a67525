import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { root } from '../../../platform/commands/settings.ts';
import { writeDocument } from '../../../platform/commands/writeDocument.ts';
import { type ClassOfFaults, faultTables, type Judged } from './faultTables.ts';
import { annotationType } from './record.ts';

const folder = import.meta.dirname;
const document = 'faults.md';
const generated = /(<!-- faults -->)[\s\S]*(<!-- end of faults -->)/;

/** Writes what the matrix has shown into `docs/faults.md`, after a run of all of it. */
export default class FaultsReporter implements Reporter {
  #tests: TestCase[] = [];
  #isWhole = false;

  onBegin({ grep, grepInvert, shard }: FullConfig, suite: Suite) {
    this.#tests = suite.allTests().filter(({ location }) => location.file.startsWith(folder));
    const files = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
    const filtered = grepInvert !== null || shard !== null || String(grep) !== '/.*/';
    this.#isWhole = !filtered && files.every((name) => this.#tests.some((test) => specOf(test) === name));
  }

  onEnd({ status, startTime }: FullResult) {
    // Tests that were listed only have no results.
    const wasRun = this.#tests.some(({ results }) => results.length > 0);
    if (!this.#isWhole || !wasRun || status === 'interrupted' || status === 'timedout') return;
    const classes: ClassOfFaults[] = [];
    for (const test of this.#tests) {
      const spec = specOf(test);
      const known = classes.find((each) => each.spec === spec);
      if (known) known.results.push(...judged(test));
      else classes.push({ spec, results: judged(test) });
    }
    const text = readFileSync(join(root, 'docs', document), 'utf8');
    const tables = `$1\n\n${startTime.toISOString().slice(0, 10)}. ${faultTables(classes)}\n$2`;
    writeDocument(document, text.replace(generated, tables));
  }
}

const specOf = ({ location }: TestCase) => basename(location.file);

/** What a test told of its rows; of one that failed before it told any, its title. */
function judged(test: TestCase): Judged[] {
  const last: TestResult | undefined = test.results.at(-1);
  const passed = last?.status === 'passed';
  const told = (last?.annotations ?? []).filter(({ type }) => type === annotationType);
  if (told.length === 0) return passed ? [] : [{ row: test.title, section: '', passed }];
  return told.map(({ description = '{}' }) => ({ ...JSON.parse(description), passed }));
}
