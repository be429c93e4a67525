import { openAlbum, smallAlbum } from '../albums.ts';
import { ownIdentity } from '../identities.ts';
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
      - heading "${ownIdentity.school.name}" [level=1]
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

test('a screen reader gets one photo in the lightbox, its place among the others, and each change', async ({
  page,
}) => {
  await openAlbum(page, smallAlbum);
  await page.getByRole('link', { name: smallAlbum.photos[1]?.title ?? '' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Photos of the album The First Four Computers, 1996":
      - region "Photos":
        - group "Photo 2 of 6":
          - /children: equal
          - img "Waiting for a turn"
          - heading "Waiting for a turn" [level=2]
          - paragraph: "1996"
          - link "Ask for this photo to be removed"
      - button "Zoom in"
      - button "Share"
      - button "Close"
      - button "Previous"
      - button "Next"
      - status: "Photo 2 of 6: Waiting for a turn"
  `);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Photos of the album The First Four Computers, 1996":
      - region "Photos":
        - group "Photo 3 of 6":
          - img "A first letter on the screen"
      - status: "Photo 3 of 6: A first letter on the screen"
  `);
});
