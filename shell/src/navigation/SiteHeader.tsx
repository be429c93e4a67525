import { memo, useEffect } from 'react';
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
        <LocaleSwitch />
      </div>
      {pending && <div className="pending" />}
    </header>
  );
});

/** Pixels up to which the page counts as being at its top. */
const threshold = 10;

/** Keeps the store's `scrolled` in step with the window. */
function useScrolled() {
  useEffect(() => {
    const update = () => useShellStore.setState({ scrolled: window.scrollY > threshold });
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
}
