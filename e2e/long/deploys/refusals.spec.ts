import { expect, test } from '../../deploys/test.ts';
import type { Workshop } from '../../deploys/workshop.ts';
import { liveRelease } from './liveRelease.ts';

test.afterEach(({ workshop }) => workshop.restore());

const page = 'mf-policies/src/policies/PoliciesPage.tsx';
const component = 'export function PoliciesPage() {';

const refusals: { title: string; edit(workshop: Workshop): void; says: RegExp }[] = [
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
    says: /mf-policies: \/policies cannot be prerendered: .*useBlocker.* Correct the page: .*import only what the live shell provides/,
  },
  {
    title: 'a path that another section owns',
    edit: ({ edit }) => edit('mf-policies/src/section.ts', "'/photo-policy'", "'/about'"),
    says: /mf-pages owns \/about and mf-policies owns \/about, which share an address\. Change one of the two in the section's src\/section\.ts/,
  },
  {
    title: 'a page that fails to prerender',
    edit: ({ edit }) => edit(page, component, `${component}\n  document.title;`),
    says: /mf-policies: \/policies cannot be prerendered: document is not defined\. Correct the page/,
  },
  {
    title: 'a page over its byte budget',
    edit: ({ edit }) => edit('budgets.json', '"default": 120000', '"default": 100000'),
    says: /mf-policies: \/policies loads [\d.]+ kB of JavaScript, [\d.]+ kB over its budget of 100\.0 kB\. Load later/,
  },
  {
    title: 'another contract',
    edit: ({ edit }) =>
      edit('shared/build/writeSectionRelease.ts', 'contract: contractVersion', 'contract: 7'),
    says: /mf-policies was built for contract 7, the shell speaks 2\. Rebuild mf-policies/,
  },
  {
    title: 'another React',
    edit: ({ edit }) =>
      edit(
        'shared/build/writeSectionRelease.ts',
        'singletons: installedSingletons(folder)',
        "singletons: { ...installedSingletons(folder), react: '18.3.1' }",
      ),
    says: /mf-policies was built against react 18\.3\.1, the live shell provides 19\.3\.1\. Use the shell's version in mf-policies\/package\.json, or release the shell first/,
  },
];

for (const { title, edit, says } of refusals) {
  test(`${title} is refused, with what to do, and nothing changes`, async ({ workshop }) => {
    const before = await liveRelease(workshop);
    edit(workshop);
    const { code, output } = await workshop.run('deploy', 'mf-policies');
    expect(output).toMatch(says);
    expect(code).toBe(1);
    expect(await liveRelease(workshop)).toBe(before);
  });
}

test('a dry run refuses a page that hydrates to something else, and changes nothing', async ({
  workshop,
}) => {
  const before = await liveRelease(workshop);
  workshop.edit(page, 'lead={lead}', "lead={typeof window === 'undefined' ? lead : 'Something else'}");
  const { code, output } = await workshop.run('deploy', 'mf-policies', '--check');
  expect(output).toMatch(/mf-policies: \/policies does not hydrate cleanly: Minified React error #418/);
  expect(code).toBe(1);
  expect(await liveRelease(workshop)).toBe(before);
});

for (const name of ['mf-policies', 'site']) {
  test(`a dry run of a sound change passes, and changes nothing: ${name}`, async ({ workshop }) => {
    const before = await liveRelease(workshop);
    workshop.edit('mf-policies/src/policies/content.en.ts', "title: 'School Policies'", "title: 'Tried'");
    const { code, output } = await workshop.run('deploy', name, '--check');
    expect(output).toContain(`${name} may go live. Nothing was changed.`);
    expect(code).toBe(0);
    expect(await liveRelease(workshop)).toBe(before);
  });
}
