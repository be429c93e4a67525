import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from 'shared/ui/Icon';
import { chevronIcon } from 'shared/ui/icons';
import { useShellContent } from '../locale/ShellLocale.ts';
import { PageLink } from './PageLink.tsx';
import { menus } from './pages.ts';

/** The dropdown. What a hover opened stays open when the mouse then clicks; a second click closes. */
export function SchoolLife() {
  const { schoolLife, pages } = useShellContent();
  const [openedBy, setOpenedBy] = useState<'hover' | 'click'>();
  const holderRef = useRef<HTMLLIElement>(null);
  const close = () => setOpenedBy(undefined);

  useEffect(() => {
    if (!openedBy) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && holderRef.current?.contains(target))) setOpenedBy(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [openedBy]);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !openedBy) return;
    close();
    holderRef.current?.querySelector('button')?.focus();
  };

  return (
    <li
      ref={holderRef}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpenedBy((now) => now ?? 'hover')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      onKeyDown={closeOnEscape}
    >
      <button
        type="button"
        aria-expanded={openedBy !== undefined}
        onClick={() => setOpenedBy(openedBy === 'click' ? undefined : 'click')}
      >
        {schoolLife}
        <Icon path={chevronIcon} />
      </button>
      <ul className="dropdown">
        {menus.inSchoolLife.map((path) => (
          <PageLink key={path} to={path} title={pages[path]} onClick={close} />
        ))}
      </ul>
    </li>
  );
}
