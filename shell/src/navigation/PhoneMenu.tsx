import { type KeyboardEvent, useRef } from 'react';
import { Icon } from 'shared/ui/Icon';
import { closeIcon, menuIcon } from 'shared/ui/icons';
import { useShellStore } from '../layout/shellStore.ts';
import { fullTitle, navigationContent } from './content.en.ts';
import { PageLink } from './PageLink.tsx';

const { menu, phone } = navigationContent;

/** All nine links behind one button. Without scripts they are open in the header. */
export function PhoneMenu() {
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
        {menu}
      </button>
      <ul className="phone-menu">
        {phone.map((item) => (
          <PageLink key={item.to} to={item.to} title={fullTitle(item)} onClick={() => setOpen(false)} />
        ))}
      </ul>
    </div>
  );
}
