import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sections } from '../sections.ts';

/** Adds faults that tests switch on to the sources of a copy of the project, before anything is built. */
export function injectFaults(copy: string): void {
  for (const { name } of sections) wrapPages(copy, name);
  wrapEntries(join(copy, 'shared/build/sectionBuild.ts'));
  const budgets = join(copy, 'budgets.json');
  const raised = readFileSync(budgets, 'utf8').replace(/\d+/g, (bytes) => String(Number(bytes) + 10_000));
  writeFileSync(budgets, raised);
}

const module = /module: '(\.\/src\/(?:\w+\/)*(\w+)\.tsx)'/g;

function wrapPages(copy: string, name: string) {
  const file = join(copy, name, 'src/section.ts');
  const declaration = readFileSync(file, 'utf8');
  const pages = [...declaration.matchAll(module)];
  if (pages.length === 0) throw new Error(`${file} declares its pages in a way that this test cannot read.`);
  for (const [, source = '', page = ''] of pages) {
    const path = join(copy, name, source);
    renameSync(path, join(dirname(path), `Healthy${page}.tsx`));
    writeFileSync(path, faultyModule(name, page, relative(dirname(path), join(copy, faultyPage))));
  }
}

const faultyPage = 'e2e/long/faults/faultyCode/FaultyPage.tsx';

/** A page module with the healthy one inside. What it throws while it is evaluated comes first. */
const faultyModule = (name: string, page: string, faulty: string) => `
import { FaultyPage, isOn } from '${faulty}';
import * as healthy from './Healthy${page}.tsx';

if (isOn('${name}', 'page module throws at evaluation')) throw new Error('An injected fault in the module');

export const ${page} = ({ content }) => (
  <FaultyPage section="${name}"><healthy.${page} content={content} /></FaultyPage>
);
`;

const before = `if (self.codeFault?.kind === 'entry throws at evaluation'
  && document.currentScript.src.includes('/' + self.codeFault.section + '/')) throw new Error('An injected fault in the entry');`;

/** The container is what the shell talks to: its faults wrap the bundler's own code. `[name]` would be replaced. */
const after = `(() => {
  const section = document.currentScript.src.match(/_sections.(mf-[\\w-]+)/)[1];
  const container = section.replaceAll('-', '_');
  const isOn = (kind) => self.codeFault?.section === section && self.codeFault.kind === kind;
  const { init, get } = self[container];
  const never = new Promise(() => {});
  const fail = () => { throw new Error('An injected fault in the container'); };
  self[container] = isOn('entry makes no container') ? undefined : isOn('container without init and get') ? {} : {
    init: (...all) => isOn('init hangs') ? never : isOn('init throws') ? fail() : init(...all),
    get: async (page) => {
      if (isOn('get hangs')) await never;
      if (isOn('get rejects')) fail();
      const factory = await get(page);
      if (isOn('module factory throws')) return fail;
      if (isOn('page module without the page')) return () => ({});
      if (isOn('page is not a component')) return () => Object.fromEntries([[page.slice(2), 'text']]);
      return factory;
    },
  };
})();`;

function wrapEntries(file: string) {
  const source = readFileSync(file, 'utf8');
  const start = 'rspack: { plugins: [';
  if (!source.includes(start)) throw new Error(`${file} has no list of plugins that this test knows.`);
  const banner = (text: string, footer: boolean) =>
    `new rspack.BannerPlugin({ banner: ${JSON.stringify(text)}, footer: ${footer}, raw: true, test: /remoteEntry/, stage: 1000 }),`;
  const wrapped = source.replace(start, () => start + banner(before, false) + banner(after, true));
  writeFileSync(file, `import { rspack } from '@rsbuild/core';\n${wrapped}`);
}
