import { expect, open, test } from '../test.ts';

/** What somebody would add to the document, each with the directive that must refuse it. */
const elements = [
  ['require-trusted-types-for', 'script', { src: 'https://elsewhere.example/script.js' }],
  ['style-src-elem', 'style', { textContent: 'body { opacity: 0 }' }],
  ['frame-src', 'iframe', { src: 'https://elsewhere.example/' }],
  ['object-src', 'embed', { type: 'application/pdf' }],
  ['base-uri', 'base', { href: 'https://elsewhere.example/' }],
  ['img-src', 'img', { src: 'http://elsewhere.example/picture.png' }],
] as const;

/** And what somebody would do. */
const attempts = [
  ['require-trusted-types-for', () => document.body.insertAdjacentHTML('beforeend', '<p>')],
  ['require-trusted-types-for', () => document.body.setAttribute('onclick', 'injected()')],
  ['require-trusted-types-for', () => Reflect.apply(setTimeout, window, ['injected()'])],
  ['trusted-types', () => window.trustedTypes?.createPolicy('another', {})],
  ['trusted-types', () => window.trustedTypes?.createPolicy('page-scripts', {})],
  ['style-src-attr', () => document.body.setAttribute('style', 'opacity: 0')],
  ['connect-src', () => fetch('https://elsewhere.example/').catch(() => undefined)],
  [
    'form-action',
    () => {
      const form = document.body.appendChild(document.createElement('form'));
      form.action = 'https://elsewhere.example/';
      form.submit();
    },
  ],
] as const;

test('what is put into an open page is refused, and every refusal is seen by the tests', async ({
  page,
  problems,
}) => {
  problems.allowPolicyReports();
  problems.allow(/Failed to load resource/);
  await open(page, '/about');
  const expectRefusal = async (directive: string, attempt: Promise<unknown>) => {
    const before = problems.policyReports().length;
    await attempt.catch(() => undefined);
    await expect
      .poll(() => problems.policyReports().slice(before))
      .toContainEqual(expect.stringContaining(`Policy violation: ${directive} `));
  };
  for (const [directive, act] of attempts) await expectRefusal(directive, page.evaluate(act));
  for (const [directive, ...element] of elements) {
    const append = ([name, properties]: typeof element) =>
      document.body.append(Object.assign(document.createElement(name), properties));
    await expectRefusal(directive, page.evaluate(append, element));
  }
});

test('what is put into the document on its way does nothing, and is seen by the tests', async ({
  page,
  problems,
}) => {
  problems.allowPolicyReports();
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected = `<script>document.documentElement.dataset.injected = ""</script>
      <style>html { opacity: 0 }</style>
      <body onload="document.documentElement.dataset.injected = ''">`;
    await route.fulfill({ response, body: html.replace('<meta charset="utf-8">', `$&${injected}`) });
  });
  await open(page, '/about');
  for (const directive of ['script-src-elem', 'style-src-elem', 'script-src-attr']) {
    expect(problems.policyReports().join()).toContain(directive);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
  await expect(page.locator('html')).toHaveCSS('opacity', '1');
});
