import { liveRelease, test } from '../../deployTest.ts';
import { type ProjectCopy, testSection } from '../../projectCopy.ts';
import { expect } from '../../test.ts';

const { name, content, page, title } = testSection;
const component = 'export const NewSectionPage';
const body = '=> (';
const [header, headerEnd] = ['<PageHeader', 'lead={lead} />'];

/** Every other reason for a refusal has its test in `platform/publish`. */
const rows: readonly {
  what: string;
  edit(project: ProjectCopy): void;
  parameters: string[];
  code: number;
  says: RegExp;
}[] = [
  {
    what: 'a router name that the live shell does not provide is refused',
    edit: ({ edit }) => {
      edit('shared/router.ts', '{ Link,', '{ Link, useBlocker,');
      edit(page, component, `import { useBlocker } from 'shared/router';\n${component}`);
      edit(page, body, `${body}useBlocker(false), `);
    },
    parameters: [name],
    code: 1,
    says: /mf-new-section: \/new-section cannot be prerendered: .*useBlocker.* Correct the page: .*import only what the live shell provides/,
  },
  {
    what: 'a page with global styles is refused',
    edit: ({ edit }) => {
      edit(page, component, `import { Global } from '@emotion/react';\n${component}`);
      edit(page, header, `<><Global styles={{ h1: { color: 'red' } }} />${header}`);
      edit(page, headerEnd, `${headerEnd}</>`);
    },
    parameters: [name],
    code: 1,
    says: /mf-new-section: \/new-section cannot be prerendered: its Global of @emotion\/react would style every page: h1\{color:red/,
  },
  {
    what: 'a menu entry that leads to nothing is refused',
    edit: ({ edit }) =>
      edit('shell/src/navigation/PageLink.tsx', 'to={to}', "to={to === '/contact' ? '/contacts' : to}"),
    parameters: ['shell'],
    code: 1,
    says: /The link \/contacts of .*\/new-section.* leads to nothing/,
  },
  {
    what: 'a page with a warning and a picture of an origin that no policy names is refused',
    edit: ({ edit }) => {
      edit(page, body, `${body}console.warn('slow'), `);
      edit(page, header, `<><img src="https://tracker.example/a.gif" alt="" />${header}`);
      edit(page, headerEnd, `${headerEnd}</>`);
    },
    parameters: [name],
    code: 1,
    says: /slow [\s\S]*it requests https:\/\/tracker\.example\/a\.gif, whose origin its security policy does not name/,
  },
  {
    what: 'a page that hydrates to something else is refused',
    edit: ({ edit }) => edit(page, 'lead={lead}', "lead={typeof window === 'undefined' ? 'One' : 'Another'}"),
    parameters: [name],
    code: 1,
    says: /mf-new-section: \/new-section does not hydrate cleanly: Minified React error #418/,
  },
  {
    what: 'a type error is refused with its file and line',
    edit: ({ edit }) => edit(content, `title: '${title}'`, 'title: 7'),
    parameters: [name],
    code: 1,
    says: /mf-new-section\/src\/\S+:\d+:\d+: error TS2322: Type 'number'/,
  },
  {
    what: 'a dry run of a sound change of the whole site passes',
    edit: ({ edit }) => edit(content, title, 'Tried'),
    parameters: ['site', '--check'],
    code: 0,
    says: /site may go live\. Nothing was changed\./,
  },
];

for (const { what, edit, parameters, code, says } of rows) {
  test(`${what}, and nothing changes`, async ({ project }) => {
    const before = await liveRelease(project);
    edit(project);
    const outcome = await project.run('deploy', ...parameters);
    expect(outcome.output).toMatch(says);
    expect(outcome.code).toBe(code);
    expect(await liveRelease(project)).toBe(before);
  });
}
