import { expect, open, test } from '../test.ts';

/** What somebody would try who can change the document, each with the directive that must refuse it. */
const attempts = [
  { directive: 'require-trusted-types-for', act: () => document.body.insertAdjacentHTML('beforeend', '<p>') },
  { directive: 'require-trusted-types-for', act: () => document.body.setAttribute('onclick', 'injected()') },
  { directive: 'require-trusted-types-for', act: () => Reflect.apply(setTimeout, window, ['injected()']) },
  {
    directive: 'require-trusted-types-for',
    act: () => {
      document.createElement('script').src = 'https://elsewhere.example/script.js';
    },
  },
  { directive: 'trusted-types', act: () => window.trustedTypes?.createPolicy('another', {}) },
  { directive: 'trusted-types', act: () => window.trustedTypes?.createPolicy('page-scripts', {}) },
  { directive: 'style-src-attr', act: () => document.body.setAttribute('style', 'opacity: 0') },
  {
    directive: 'style-src-elem',
    act: () => {
      const style = document.createElement('style');
      style.textContent = 'body { opacity: 0 }';
      document.head.append(style);
    },
  },
  {
    directive: 'frame-src',
    act: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(frame);
    },
  },
  {
    directive: 'object-src',
    act: () => {
      const embed = document.createElement('embed');
      embed.type = 'application/pdf';
      document.body.append(embed);
    },
  },
  {
    directive: 'base-uri',
    act: () => {
      const base = document.createElement('base');
      base.href = 'https://elsewhere.example/';
      document.head.append(base);
    },
  },
  {
    directive: 'form-action',
    act: () => {
      const form = document.createElement('form');
      form.action = 'https://elsewhere.example/';
      document.body.append(form);
      form.submit();
    },
  },
  { directive: 'connect-src', act: () => fetch('https://elsewhere.example/').catch(() => undefined) },
  {
    directive: 'img-src',
    act: () => {
      new Image().src = 'http://elsewhere.example/picture.png';
    },
  },
];

test('what is put into an open page is refused, and every refusal is seen by the tests', async ({
  page,
  problems,
}) => {
  problems.allowPolicyReports();
  problems.allow(/Failed to load resource/);
  await open(page, '/about');
  for (const { directive, act } of attempts) {
    const before = problems.policyReports.length;
    await page.evaluate(act).catch(() => undefined);
    await expect
      .poll(() => problems.policyReports.slice(before), `${directive}: ${act}`)
      .toContainEqual(expect.stringContaining(`Policy violation: ${directive} `));
  }
});

for (const { what, markup } of [
  { what: 'a script', markup: '<script>document.documentElement.dataset.injected = ""</script>' },
  { what: 'a style', markup: '<style>html { --injected: 1 }</style>' },
  { what: 'a handler', markup: '<body onload="document.documentElement.dataset.injected = \'\'">' },
]) {
  test(`${what} in the document as it comes does nothing, and is seen by the tests`, async ({
    page,
    problems,
  }) => {
    problems.allowPolicyReports();
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('<meta charset="utf-8">', `$&${markup}`) });
    });
    await open(page, '/about');

    expect(problems.policyReports.join()).toContain('Policy violation');
    expect(problems.policyReports.join()).toContain('Content Security Policy');
    await expect(page.locator('html')).not.toHaveAttribute('data-injected');
    const injected = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--injected'));
    expect(injected).toBe('');
  });
}
