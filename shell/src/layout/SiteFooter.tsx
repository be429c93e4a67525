import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { formatOpeningHours } from 'shared/school/formatTime';
import { administrativeHours } from 'shared/school/officeHours';
import { addressLine } from 'shared/school/school';
import { ExternalLink } from 'shared/ui/ExternalLink';
import { SchoolLogo } from 'shared/ui/SchoolLogo';
import { fullTitle, navigationContent } from '../navigation/content.en.ts';
import { layoutContent } from './content.en.ts';

const text = layoutContent.footer;

/** A red floor with alpona on it: a vine along the step, a wheel in the corner. */
const footer = css({
  position: 'relative',
  overflow: 'hidden',
  marginBlockStart: 'var(--space-8)',
  padding: 'var(--space-8) var(--gutter) var(--space-5)',
  fontSize: 'var(--size-2)',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    background: 'var(--alpona)',
    mask: 'var(--alpona-vine) center / auto 100% repeat-x',
    inset: '1rem 0 auto',
    height: '1.75rem',
  },
  '&::after': {
    mask: 'var(--alpona-lotus) center / contain no-repeat',
    inset: 'auto -9rem -9rem auto',
    width: '26rem',
    height: '26rem',
    opacity: 0.45,
  },
  '@media print': { '&::before, &::after, nav, [target]': { display: 'none' }, margin: 0, padding: 0 },
});

const columns = css({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: 'var(--space-6)',
  maxWidth: 'var(--page)',
  marginInline: 'auto',
  h2: { fontSize: 'var(--size-4)' },
  ul: { padding: 0, listStyle: 'none' },
  a: { display: 'inline-block', paddingBlock: 'var(--space-1)', color: 'inherit' },
});

const name = css({ marginBlock: 'var(--space-3)', font: '400 var(--size-5) / 1.2 var(--font-display)' });
const quiet = css({ color: 'var(--ink-soft)' });
const tagline = css({ color: 'var(--marigold)' });
const copyright = css({
  gridColumn: '1 / -1',
  margin: 0,
  paddingBlockStart: 'var(--space-4)',
  borderBlockStart: '1px solid var(--line)',
});

export function SiteFooter({ site: { school, map } }: { site: SiteConfig }) {
  return (
    <footer css={footer} data-tone="floor" data-boundary="shell">
      <div css={columns}>
        <div>
          <SchoolLogo />
          <p css={name}>{school.name}</p>
          <p css={tagline}>{text.tagline}</p>
          <p css={quiet}>{text.about}</p>
        </div>
        <nav aria-label={text.quickLinks}>
          <h2>{text.quickLinks}</h2>
          <ul>
            {navigationContent.footer.map((item) => (
              <li key={item.to}>
                <Link to={item.to}>{fullTitle(item)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{text.contact}</h2>
          <p>{addressLine}</p>
          <p>
            <a href={`tel:${school.telephone.replaceAll(' ', '')}`}>{school.telephone}</a>
          </p>
          <ul aria-label={text.hours}>
            {administrativeHours.map((hours) => (
              <li key={hours.opens + hours.closes}>{formatOpeningHours(hours)}</li>
            ))}
          </ul>
          <ExternalLink href={map.listingUrl}>{text.map}</ExternalLink>
        </div>
        <div>
          <h2>{text.follow}</h2>
          <ul>
            <li>
              <ExternalLink href={school.facebookUrl}>{text.facebook}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={school.instagramUrl}>{text.instagram}</ExternalLink>
            </li>
          </ul>
        </div>
        <p css={copyright}>
          © {school.copyrightYear} {school.name}
        </p>
      </div>
    </footer>
  );
}
