import { css } from '@emotion/react';
import { RouterProvider } from 'react-router-dom';
import { inLocale, type Locale, localePath, locales } from '../../contract/locales.ts';
import { commonContent } from '../../locale/commonContent.ts';
import { createTestRouter } from '../testRouter.tsx';
import { examples } from './examples.tsx';

export const cataloguePath = '/catalogue';
const examplesPath = `${cataloguePath}/examples`;

const content = (locale: Locale) => inLocale(commonContent, locale);
const schemes = ['light', 'dark'] as const;

const frames = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-4)',
  padding: 'var(--gutter)',
});
const frame = css({ width: '100%', height: '80vh', border: '1px solid var(--line)' });
const list = css({ padding: 'var(--gutter)', '& > section': { marginBlockEnd: 'var(--space-7)' } });
const stateName = css({
  margin: 'var(--space-4) 0 var(--space-2)',
  color: 'var(--ink-soft)',
  font: '1rem monospace',
});

/** The components of `shared/ui`: in every locale and both schemes, or at `/catalogue/examples` in one of each. */
export function Catalogue({ locale, path }: { locale: Locale; path: string }) {
  if (path === examplesPath)
    return <RouterProvider router={createTestRouter(<Examples locale={locale} />, content(locale))} />;
  return (
    <main css={frames}>
      {schemes.flatMap((colorScheme) =>
        locales.map(({ code, name }) => (
          <iframe
            key={colorScheme + code}
            css={[frame, { colorScheme }]}
            src={localePath(code, examplesPath)}
            title={`${name}, ${colorScheme}`}
          />
        )),
      )}
    </main>
  );
}

const Examples = ({ locale }: { locale: Locale }) => (
  <main css={list}>
    <h1 lang="en">shared/ui</h1>
    {Object.entries(examples).map(([name, states]) => (
      <section key={name} aria-label={name}>
        <h2 lang="en">{name}</h2>
        {Object.entries(states).map(([state, example]) => (
          <div key={state}>
            <p css={stateName} lang="en">
              {state}
            </p>
            {example(content(locale))}
          </div>
        ))}
      </section>
    ))}
  </main>
);
