import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from 'shared/ui/Icon';
import { chevronIcon } from 'shared/ui/icons';
import { navigationContent } from './content.en.ts';

const holder = css({ position: 'relative' });

/** It touches the button, so that the pointer never leaves on its way to an item. */
const list = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  width: 'max-content',
  minWidth: '13rem',
  margin: 0,
  padding: 'var(--space-2)',
  border: '1px solid var(--line)',
  borderBlockStart: '3px solid var(--terracotta)',
  borderRadius: '0 0 var(--radius) var(--radius)',
  background: 'var(--paper-raised)',
  boxShadow: 'var(--shadow-raised)',
  listStyle: 'none',
  visibility: 'hidden',
  '[aria-expanded="true"] + &': { visibility: 'visible', animation: 'rise var(--quick)' },
  '@media (scripting: none)': { 'li:hover > &, li:focus-within > &': { visibility: 'visible' } },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: 'var(--space-4)',
    color: 'var(--ink)',
    textDecoration: 'none',
  },
  'a:hover': { background: 'var(--paper-sunken)' },
  'a[aria-current]': { color: 'var(--link)', boxShadow: 'inset 3px 0 var(--marigold)' },
});

/** The dropdown. What a hover opened stays open when the mouse then clicks; a second click closes. */
export function SchoolLife() {
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
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the pointer leaves button and list together
    <li
      css={holder}
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
        {navigationContent.schoolLife}
        <Icon path={chevronIcon} />
      </button>
      <ul css={list}>
        {navigationContent.inSchoolLife.map(({ to, title }) => (
          <li key={to}>
            <NavLink to={to} onClick={close}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
