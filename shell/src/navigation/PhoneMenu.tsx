import { Icon } from 'shared/ui/Icon';
import { closeIcon, menuIcon } from 'shared/ui/icons';
import { closeMenu, openMenu, useShellStore } from '../layout/shellStore.ts';
import { useShellContent } from '../locale/ShellLocale.ts';
import { PageLink } from './PageLink.tsx';
import { fullTitle, menus } from './pages.ts';

/** All nine links behind one button. Without scripts they are open in the header. */
export function PhoneMenu() {
  const content = useShellContent();
  const isOpen = useShellStore(({ open }) => open === 'phone');
  return (
    <div data-menu="phone">
      <button
        className="menu-button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? closeMenu() : openMenu('phone'))}
      >
        <Icon path={isOpen ? closeIcon : menuIcon} />
        <span>{content.menu}</span>
      </button>
      <ul className="phone-menu">
        {menus.phone.map((path) => (
          <PageLink key={path} to={path} title={fullTitle(content, path)} />
        ))}
      </ul>
    </div>
  );
}
