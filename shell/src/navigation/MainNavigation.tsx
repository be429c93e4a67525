import { css } from '@emotion/react';
import { NavLink } from 'react-router-dom';
import { navigationContent } from './content.en.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SchoolLife } from './SchoolLife.tsx';

const { main, beforeSchoolLife, afterSchoolLife } = navigationContent;

/** Also below, on the links of the phone's menu: from here on there is room for all of them. */
export const wide = '@media (min-width: 60rem)';

const list = css({
  display: 'none',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [wide]: { display: 'flex' },
  '& > li > a, & > li > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    minHeight: '2.75rem',
    padding: '0 clamp(0.5rem, 1vw, 1.1rem)',
    border: 0,
    background: 'none',
    color: 'var(--ink)',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& > li > a:hover, & > li > button:hover': { color: 'var(--link)' },
  '& > li > [aria-current], & > li:has([aria-current]) > button': {
    color: 'var(--link)',
    boxShadow: 'inset 0 -3px var(--marigold)',
  },
  '@media print': { display: 'none' },
});

export function MainNavigation() {
  const link = ({ to, title }: { to: string; title: string }) => (
    <li key={to}>
      <NavLink to={to} end={to === '/'}>
        {title}
      </NavLink>
    </li>
  );
  return (
    <nav aria-label={main}>
      <ul css={list}>
        {beforeSchoolLife.map(link)}
        <SchoolLife />
        {afterSchoolLife.map(link)}
      </ul>
      <PhoneMenu />
    </nav>
  );
}
