import { type PointerEvent, useRef } from 'react';
import { Icon } from 'shared/ui/Icon';
import { chevronIcon } from 'shared/ui/icons';
import { closeMenu, openMenu, useShellStore } from '../layout/shellStore.ts';
import { useShellContent } from '../locale/ShellLocale.ts';
import { PageLink } from './PageLink.tsx';
import { menus } from './pages.ts';

/** The dropdown. What a hover opened stays open when the mouse then clicks; a second click closes. */
export function SchoolLife() {
  const { schoolLife, pages } = useShellContent();
  const isOpen = useShellStore(({ open }) => open === 'schoolLife');
  const openedByHover = useRef(false);

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || isOpen) return;
    openedByHover.current = true;
    openMenu('schoolLife');
  };
  const toggle = () => {
    if (isOpen && !openedByHover.current) closeMenu();
    else openMenu('schoolLife');
    openedByHover.current = false;
  };

  return (
    <li
      data-menu="schoolLife"
      onPointerEnter={enter}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && closeMenu()}
    >
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        {schoolLife}
        <Icon path={chevronIcon} />
      </button>
      <ul className="dropdown">
        {menus.inSchoolLife.map((path) => (
          <PageLink key={path} to={path} title={pages[path]} />
        ))}
      </ul>
    </li>
  );
}
