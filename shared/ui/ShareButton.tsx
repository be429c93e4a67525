import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { dispatchSiteEvent } from '../contract/events.ts';
import { canonicalUrl } from '../head/canonicalUrl.ts';
import { useLocale } from '../locale/LocaleContext.ts';
import {
  canShareNatively,
  copyPage,
  type ShareContent,
  shareInPopup,
  shareNatively,
} from '../share/share.ts';
import { useSite } from '../site/useSite.ts';
import { Icon } from './Icon.tsx';
import { copyIcon, facebookIcon, shareIcon, whatsappIcon } from './icons.ts';
import { Tooltip } from './Tooltip.tsx';
import { placePopup, useMenuKeys } from './useMenuKeys.ts';

interface ShareButtonProps {
  /** Site path of the page to share: `/gallery`. */
  path: string;
  /** The part of the page that the link opens: `?photo=…`. */
  search?: string;
  /** Words that go with the link. */
  title: string;
  content: ShareContent;
}

const holder = css({
  position: 'relative',
  display: 'inline-flex',
  '@media print, (scripting: none)': { display: 'none' },
});

const button = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: '50%',
  background: 'var(--paper-raised)',
  color: 'var(--link)',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { borderColor: 'currentColor' },
});

const popup = css({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: 'calc(100% + 0.375rem)',
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: 'min(20rem, 86vw)',
  maxHeight: 'calc(100dvh - 4.5rem)',
  overflowY: 'auto',
  padding: 'var(--space-2)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper)',
  boxShadow: 'var(--shadow-raised)',
});

const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  width: '100%',
  minHeight: '2.75rem',
  padding: 'var(--space-2) var(--space-4)',
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { background: 'var(--paper-sunken)' },
});

const address = css({ display: 'block', userSelect: 'all', fontSize: 'var(--size-2)' });

/** Shares the page at `path`: a button with a menu of WhatsApp, Facebook, the system's own way and a copy of the link. */
export function ShareButton({ path, search = '', title, content }: ShareButtonProps) {
  const page = { url: canonicalUrl(useSite().host, path, useLocale().locale) + search, title };
  const [state, setState] = useState<'closed' | 'menu' | 'address'>('closed');
  const root = useRef<HTMLSpanElement>(null);
  const close = () => setState('closed');
  const keys = useMenuKeys(root, state !== 'closed', close);

  const open = () => {
    dispatchSiteEvent('site:menu-open', { menu: 'share' });
    setState('menu');
  };
  const choose = async (share: () => Promise<boolean>) => {
    close();
    root.current?.querySelector('button')?.focus();
    if (!(await share())) setState('address');
  };
  const choices = () =>
    [
      [content.whatsapp.name, whatsappIcon, () => shareInPopup('whatsapp', page, content)],
      [content.facebook.name, facebookIcon, () => shareInPopup('facebook', page, content)],
      ...(canShareNatively()
        ? [[content.native.name, shareIcon, () => shareNatively(page, content)] as const]
        : []),
      [content.copy.name, copyIcon, () => copyPage(page, content)],
    ] as const;

  return (
    <span css={holder} ref={root} {...keys}>
      <Tooltip text={content.share}>
        <button
          type="button"
          css={button}
          aria-label={content.share}
          aria-haspopup="menu"
          aria-expanded={state === 'menu'}
          onClick={state === 'closed' ? open : close}
        >
          <Icon path={shareIcon} />
        </button>
      </Tooltip>
      {state === 'menu' && (
        <div css={popup} ref={placePopup} role="menu" aria-label={content.share}>
          {choices().map(([name, icon, share]) => (
            <button
              key={name}
              type="button"
              css={choice}
              role="menuitem"
              tabIndex={-1}
              onClick={() => choose(share)}
            >
              <Icon path={icon} />
              {name}
            </button>
          ))}
        </div>
      )}
      {state === 'address' && (
        <div css={popup} ref={placePopup}>
          {content.copyByHand}
          <span css={address}>{page.url}</span>
        </div>
      )}
    </span>
  );
}
