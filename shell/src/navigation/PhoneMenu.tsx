import { type KeyboardEvent, useRef } from 'react';
import { Icon } from 'shared/ui/Icon';
import { closeIcon, menuIcon } from 'shared/ui/icons';
import { useShellStore } from '../layout/shellStore.ts';
import { useShellContent } from '../locale/ShellLocale.ts';
import { PageLink } from './PageLink.tsx';
import { fullTitle, menus } from './pages.ts';

/** All nine links behind one button. Without scripts they are open in the header. */
export function PhoneMenu() {
  const content = useShellContent();
  const open = useShellStore((state) => state.menuOpen);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const setOpen = (menuOpen: boolean) => useShellStore.setState({ menuOpen });

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div onKeyDown={closeOnEscape}>
      <button
        className="menu-button"
        ref={buttonRef}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon path={open ? closeIcon : menuIcon} />
        <span>{content.menu}</span>
      </button>
      <ul className="phone-menu">
        {menus.phone.map((path) => (
          <PageLink key={path} to={path} title={fullTitle(content, path)} onClick={() => setOpen(false)} />
        ))}
      </ul>
    </div>
  );
}
