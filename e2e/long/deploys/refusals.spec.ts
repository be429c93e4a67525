import { liveRelease, test } from '../../deployTest.ts';
import { type ProjectCopy, testSection } from '../../projectCopy.ts';
import { expect } from '../../test.ts';

test.afterEach(({ project }) => project.restore());

const { name, path, content, declaration, page } = testSection;
const component = 'export function NewSectionPage() {';
const releaseWriter = 'shared/build/writeSectionRelease.ts';

const refusals: { title: string; edit(project: ProjectCopy): void; says: RegExp }[] = [
  {
    title: 'a router name that the live shell does not provide',
    edit: ({ edit }) => {
      edit('shared/router.ts', '{ Link,', '{ Link, useBlocker,');
      edit(
        page,
        component,
        `import { useBlocker } from 'shared/router';\n${component}\n  useBlocker(false);`,
      );
    },
    says: /mf-new-section: \/new-section cannot be prerendered: .*useBlocker.* Correct the page: .*import only what the live shell provides/,
  },
  {
    title: 'a path that another section owns',
    edit: ({ edit }) => edit(declaration, `'${path}'`, "'/about'"),
    says: /mf-\S+ owns \/about and mf-\S+ owns \/about, which share an address\. Change one of the two in the section's src\/section\.ts/,
  },
  {
    title: 'a page that fails to prerender',
    edit: ({ edit }) => edit(page, component, `${component}\n  document.title;`),
    says: /mf-new-section: \/new-section cannot be prerendered: document is not defined\. Correct the page/,
  },
  {
    title: 'a page over its byte budget',
    edit: ({ edit }) => edit('budgets.json', '"pages": {', `"pages": { "${name}": 50000,`),
    says: /mf-new-section: \/new-section loads [\d.]+ kB of JavaScript, [\d.]+ kB over its budget of 50\.0 kB\. Load later/,
  },
  {
    title: 'another contract',
    edit: ({ edit }) => edit(releaseWriter, 'contract: contractVersion', 'contract: 7'),
    says: /mf-new-section was built for contract 7, the shell supports \d to \d\. Deploy the shell first/,
  },
  {
    title: 'another React',
    edit: ({ edit }) =>
      edit(
        releaseWriter,
        'singletons: installedSingletons(folder)',
        "singletons: { ...installedSingletons(folder), react: '18.3.1' }",
      ),
    says: /mf-new-section was built against react 18\.3\.1, the shell provides \d[\d.]+\. Deploy the shell and all sections at once/,
  },
];

for (const { title, edit, says } of refusals) {
  test(`${title} is refused, with what to do, and nothing changes`, async ({ project }) => {
    const before = await liveRelease(project);
    edit(project);
    const { code, output } = await project.run('deploy', name);
    expect(output).toMatch(says);
    expect(code).toBe(1);
    expect(await liveRelease(project)).toBe(before);
  });
}

test('a dry run refuses a page that hydrates to something else, and changes nothing', async ({ project }) => {
  const before = await liveRelease(project);
  project.edit(page, 'lead={content.lead}', "lead={typeof window === 'undefined' ? 'One' : 'Another'}");
  const { code, output } = await project.run('deploy', name, '--check');
  expect(output).toMatch(/mf-new-section: \/new-section does not hydrate cleanly: Minified React error #418/);
  expect(code).toBe(1);
  expect(await liveRelease(project)).toBe(before);
});

for (const deployed of [name, 'site']) {
  test(`a dry run of a sound change passes, and changes nothing: ${deployed}`, async ({ project }) => {
    const before = await liveRelease(project);
    project.edit(content, testSection.title, 'Tried');
    const { code, output } = await project.run('deploy', deployed, '--check');
    expect(output).toContain(`${deployed} may go live. Nothing was changed.`);
    expect(code).toBe(0);
    expect(await liveRelease(project)).toBe(before);
  });
}
