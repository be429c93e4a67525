import { jsx } from '@emotion/react';
import { testSectionInBrowser } from 'shared/testing/testSectionInBrowser';
import { testSite } from 'shared/testing/testSite';
import { expect, test } from 'vitest';
import { renderPage } from '../src/prerender/renderPage.tsx';

const hostile = { '::after': { content: '"</style><script>alert(1)</script></STYLE>"' } };
const OnePage = () => jsx('p', { css: hostile });

test('the rules of a section cannot end their style element', async () => {
  const { styles } = await renderPage({
    locale: 'en',
    site: testSite,
    shellBase: '/',
    section: testSectionInBrowser({ '/one': 'OnePage' }),
    module: { OnePage },
  });
  const rules = styles.map(({ css }) => css).join('');
  expect(rules).toContain('content:"<\\/style><script>alert(1)</script><\\/STYLE>"');
  expect(rules).not.toMatch(/<\/style/i);
});
