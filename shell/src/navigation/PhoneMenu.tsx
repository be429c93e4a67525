import { css } from '@emotion/react';
import { type KeyboardEvent, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from 'shared/ui/Icon';
import { closeIcon, menuIcon } from 'shared/ui/icons';
import { useShellStore } from '../layout/shellStore.ts';
import { fullTitle, navigationContent } from './content.en.ts';

const { menu, phone } = navigationContent;
const wideOrPaper = '@media (min-width: 60rem), print';
const noScripts = '@media (scripting: none)';

const button = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  padding: '0 var(--space-3)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'none',
  cursor: 'pointer',
  [wideOrPaper]: { display: 'none' },
  [noScripts]: { display: 'none' },
});

const staggered = Object.fromEntries(
  phone.map((_, index) => [`& > :nth-of-type(${index + 1})`, { animationDelay: `${index * 100}ms` }]),
);

const list = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: 'min(80vh, 100dvh - var(--bar))',
  margin: 0,
  padding: 'var(--space-2) var(--gutter) var(--space-4)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'var(--paper-raised)',
  boxShadow: 'var(--shadow-raised)',
  listStyle: 'none',
  visibility: 'hidden',
  '[aria-expanded="true"] + &': {
    visibility: 'visible',
    '& > li': { animation: 'rise var(--gentle) backwards' },
  },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    borderBlockEnd: '1px solid var(--line)',
    color: 'var(--ink)',
    textDecoration: 'none',
  },
  'a[aria-current]': {
    paddingInlineStart: 'var(--space-3)',
    color: 'var(--link)',
    boxShadow: 'inset 4px 0 var(--marigold)',
  },
  [noScripts]: {
    position: 'static',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1rem',
    visibility: 'visible',
  },
  [wideOrPaper]: { display: 'none' },
});

const stagger = css({ '[aria-expanded="true"] + &': staggered });

/** All nine links behind one button. Without scripts they stand open in the header. */
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
      <button css={button} ref={buttonRef} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon path={open ? closeIcon : menuIcon} />
        {menu}
      </button>
      <ul css={[list, stagger]}>
        {phone.map((item) => (
          <li key={item.to}>
            <NavLink to={item.to} end={item.to === '/'} onClick={() => setOpen(false)}>
              {fullTitle(item)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
