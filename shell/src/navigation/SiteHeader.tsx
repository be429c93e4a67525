import { memo } from 'react';
import { Link } from 'react-router-dom';
import { SchoolLogo } from 'shared/ui/SchoolLogo';
import { useShellStore } from '../layout/shellStore.ts';
import { LocaleSwitch } from './LocaleSwitch.tsx';
import { MainNavigation } from './MainNavigation.tsx';

interface SiteHeaderProps {
  name: string;
  pending: boolean;
}

export const SiteHeader = memo(function SiteHeader({ name, pending }: SiteHeaderProps) {
  const scrolled = useShellStore((state) => state.scrolled);
  return (
    <header className="site-header" data-boundary="shell" data-scrolled={scrolled || undefined}>
      <div className="site-bar">
        <Link className="site-name" to="/">
          <SchoolLogo />
          {name}
        </Link>
        <MainNavigation />
        <LocaleSwitch />
      </div>
      {pending && <div className="pending" />}
    </header>
  );
});
