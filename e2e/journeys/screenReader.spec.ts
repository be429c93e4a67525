import { expect, open, test } from '../test.ts';

// Roles and names in reading order; what a page has besides is left out.

test('a screen reader gets landmarks on the home page, and what School Life opens', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'School Life' }).press('Enter');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - navigation "Main":
        - list:
          - listitem:
            - button "School Life" [expanded]
            - list:
              - listitem:
                - link "Facilities"
    - main:
      - heading "Simanta Palli Primary School" [level=1]
      - group "Scenes from the school"
      - region "Core Values"
    - contentinfo:
      - navigation "Quick Links"
    - status
  `);
});

test('a screen reader gets an opened policy under its heading, and tabs with their panel', async ({
  page,
}) => {
  await open(page, '/policies');
  await page.getByText('School Uniform Policy', { exact: true }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - group:
      - heading "School Uniform Policy" [level=3]
      - heading "Summer uniform" [level=4]
    - group:
      - /children: equal
      - heading "Academic Policies" [level=3]
  `);
  await open(page, '/academics');
  await page.getByRole('tab', { name: 'English Medium' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - tablist "What each class learns":
      - tab "English Medium" [selected]
    - tabpanel "English Medium"
  `);
});
