import { Link } from 'react-router-dom';
import { SchoolLogo } from 'shared/ui/SchoolLogo';
import { useShellStore } from '../layout/shellStore.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { useScrolled } from './useScrolled.ts';

export function SiteHeader({ name, pending }: { name: string; pending: boolean }) {
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
      {pending && <div className="pending" />}
    </header>
  );
}
