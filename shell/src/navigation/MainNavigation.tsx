import { memo } from 'react';
import { useShellContent } from '../locale/ShellLocale.ts';
import { PageLink } from './PageLink.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { menus } from './pages.ts';
import { SchoolLife } from './SchoolLife.tsx';

export const MainNavigation = memo(function MainNavigation() {
  const { main, pages } = useShellContent();
  return (
    <nav aria-label={main}>
      <ul className="wide-menu">
        {menus.beforeSchoolLife.map((path) => (
          <PageLink key={path} to={path} title={pages[path]} />
        ))}
        <SchoolLife />
        {menus.afterSchoolLife.map((path) => (
          <PageLink key={path} to={path} title={pages[path]} />
        ))}
      </ul>
      <PhoneMenu />
    </nav>
  );
});
