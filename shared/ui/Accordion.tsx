import { css } from '@emotion/react';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useLocation } from 'shared/router';
import { hashTarget } from '../site/hashTarget.ts';
import { Icon } from './Icon.tsx';
import { chevronIcon } from './icons.ts';

interface AccordionProps {
  /** Groups the items: one is open at a time. Unique on the page. */
  name: string;
  /** `id` is the item's `#hash`. Titles are headings of level 3. */
  items: readonly { id: string; title: string; content: ReactNode }[];
}

const item = css({
  marginBlockEnd: 'var(--space-3)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-raised)',
  '&[open]': { borderInlineStart: '4px solid var(--terracotta)' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});

const title = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  minHeight: '3.5rem',
  padding: 'var(--space-3) var(--space-5)',
  font: '400 var(--size-4) / 1.3 var(--font-display)',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: 'var(--terracotta)' },
  h3: { margin: 0, font: 'inherit' },
  svg: { transition: 'transform var(--quick)', '@media print': { display: 'none' } },
});

const body = css({ padding: '0 var(--space-5) var(--space-5)' });

/**
 * Opens or closes the item, keeps its title where it was clicked when a longer item above closes, and puts an open
 * item's id into the address. Not by the router, which would scroll to it.
 */
function toggleInPlace(event: MouseEvent<HTMLElement>) {
  const summary = event.currentTarget;
  const details = summary.closest('details');
  if (!details) return;
  event.preventDefault();
  const before = summary.getBoundingClientRect().top;
  const isOpen = details.toggleAttribute('open');
  history.replaceState(history.state, '', isOpen ? `#${details.id}` : location.pathname + location.search);
  scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Collapsible items, one open at a time; a link to an item's `#id` opens it. Opens on paper. */
export function Accordion({ name, items }: AccordionProps) {
  const shown = useLocation();

  useEffect(() => {
    const target = hashTarget(shown.hash);
    const details = target?.closest('details');
    if (!target || details?.getAttribute('name') !== name) return;
    details.open = true;
    target.scrollIntoView();
  }, [shown, name]);

  return (
    <div>
      {items.map(({ id, title: words, content }) => (
        <details key={id} css={item} id={id} name={name}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
          <summary css={title} onClick={toggleInPlace}>
            <h3>{words}</h3>
            <Icon path={chevronIcon} />
          </summary>
          <div css={body}>{content}</div>
        </details>
      ))}
    </div>
  );
}
