import { createDevelopmentPages } from 'platform/develop/developmentPages.ts';
import { startHotWorkspace } from 'platform/develop/hotWorkspace.ts';
import { freePort } from 'platform/serve/listen.ts';
import { listen } from 'shared/listen';
import { testSite } from 'shared/testing/testSite';
import { expectNoViolations } from '../axe.ts';
import { siteTest } from '../siteTest.ts';
import { expect } from '../test.ts';

/** The shell as `npm run dev` serves it, without sections. */
const test = siteTest(async () => {
  const shell = await startHotWorkspace('shell', await freePort());
  const pages = createDevelopmentPages({
    site: testSite,
    shellOrigin: shell.origin,
    sections: () => [],
    builtFile: async () => undefined,
  });
  const { port, close } = await listen(0, pages);
  return { url: `http://localhost:${port}`, close: () => Promise.all([close(), shell.stop()]) };
});

test.use({ reducedMotion: 'reduce' });

test('axe finds nothing on the examples of shared/ui, in both languages', async ({ page }) => {
  await page.goto('/catalogue');
  await expect(page.frameLocator('iframe[title="বাংলা, dark"]').getByRole('tab').first()).toBeVisible();
  for (const basename of ['', '/bn']) {
    await page.goto(`${basename}/catalogue/examples`);
    await page.getByRole('tab').first().waitFor();
    await expectNoViolations(page);
    await page.locator('[aria-haspopup=menu]').click();
    await page.locator('summary').first().click();
    await expectNoViolations(page);
  }
  // A page that is left without its server logs it.
  await page.goto('about:blank');
});
