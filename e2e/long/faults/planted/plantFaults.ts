import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const names = ['mf-pages', 'mf-gallery', 'mf-policies'] as const;

/** Puts faults that tests switch on into the sources of a copy of the project, before anything is built. */
export function plantFaults(copy: string): void {
  for (const name of names) plantInPages(copy, name);
  plantInEntries(join(copy, 'shared/build/sectionBuild.ts'));
}

const route = /page: '(\w+)',\s*module: '\.\/src\/([\w/]+\.tsx?)'/g;

function plantInPages(copy: string, name: string) {
  const file = join(copy, name, 'src/section.ts');
  const declaration = readFileSync(file, 'utf8');
  const routes = [...declaration.matchAll(route)];
  if (routes.length === 0) throw new Error(`${file} declares its pages in a way that this test cannot read.`);
  mkdirSync(join(copy, name, 'src/planted'));
  for (const [, page = '', module = ''] of routes) {
    writeFileSync(join(copy, name, 'src/planted', `${page}.tsx`), plantedPage(name, page, module));
  }
  writeFileSync(
    file,
    declaration.replaceAll(route, (_, page) => `page: '${page}', module: './src/planted/${page}.tsx'`),
  );
}

/** A page module with the healthy one inside. What it throws while it is evaluated comes first. */
const plantedPage = (name: string, page: string, module: string) => `
import { isPlanted, Planted } from '../../../e2e/long/faults/planted/Planted.tsx';
import { ${page} as Healthy } from '../${module}';

if (isPlanted('${name}', 'evaluation')) throw new Error('A planted fault in the module');

export * from '../${module}';
export function ${page}() {
  return <Planted section="${name}"><Healthy /></Planted>;
}
`;

/** The container is what the shell talks to: its faults stand around the bundler's own code. */
const before = `if (self.plantedFault && document.currentScript.src.includes('/' + self.plantedFault.section + '/')
  && self.plantedFault.kind === 'entryEvaluation') throw new Error('A planted fault in the entry');`;

const after = `(() => {
  const container = document.currentScript.src.match(/_sections.(mf-[\\w-]+)/)[1].replaceAll('-', '_');
  const planted = (kind) => self.plantedFault?.section.replaceAll('-', '_') === container && self.plantedFault.kind === kind;
  const { init, get } = self[container];
  const never = new Promise(() => {});
  const fail = () => { throw new Error('A planted fault in the container'); };
  self[container] = planted('noContainer') ? undefined : planted('emptyContainer') ? {} : {
    init: (...all) => planted('initHangs') ? never : planted('initThrows') ? fail() : init(...all),
    get: async (page) => {
      if (planted('getHangs')) await never;
      if (planted('getRejects')) fail();
      const factory = await get(page);
      if (planted('factoryThrows')) return fail;
      if (planted('noExport')) return () => ({});
      if (planted('noComponent')) return () => Object.fromEntries([[page.slice(2), 'text']]);
      return factory;
    },
  };
})();`;

function plantInEntries(file: string) {
  const source = readFileSync(file, 'utf8');
  const start = 'plugins: isHot ? [] : [';
  if (!source.includes(start)) throw new Error(`${file} adds no plugin that this test can stand beside.`);
  const banner = (text: string, footer: boolean) =>
    `new rspack.BannerPlugin({ banner: ${JSON.stringify(text)}, footer: ${footer}, raw: true, test: /remoteEntry/, stage: 1000 }),`;
  const planted = source.replace(start, start + banner(before, false) + banner(after, true));
  writeFileSync(file, `import { rspack } from '@rsbuild/core';\n${planted}`);
}
