import { Link, useNavigation } from 'react-router-dom';
import { SchoolLogo } from 'shared/ui/SchoolLogo';
import { useShellStore } from '../layout/shellStore.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { useScrolled } from './useScrolled.ts';

export function SiteHeader({ name }: { name: string }) {
  useScrolled();
  const scrolled = useShellStore((state) => state.scrolled);
  return (
    <header className="site-header" data-boundary="shell" data-scrolled={scrolled || undefined}>
      <div className="site-bar">
        <Link className="site-name" to="/">
          <SchoolLogo />
          {name}
        </Link>
        <MainNavigation />
      </div>
      {useNavigation().state !== 'idle' && <div className="pending" />}
    </header>
  );
}
