import { css } from '@emotion/react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useLocation } from 'shared/router';
import { useHydrated } from './useHydrated.ts';

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  /** Query parameter with the id of the tab that is shown: `?medium=english`. */
  parameter: string;
  /** The first is shown where the address names none. */
  tabs: readonly { id: string; label: string; panel: ReactNode }[];
}

const list = css({
  display: 'flex',
  gap: 'var(--space-2)',
  marginBlockEnd: 'var(--space-5)',
  borderBlockEnd: '2px solid var(--line)',
  '@media print': { display: 'none' },
});

const tab = css({
  minHeight: '2.75rem',
  marginBlockEnd: '-2px',
  padding: 'var(--space-2) clamp(0.25rem, 2vw, 1.5rem)',
  border: 0,
  borderBlockEnd: '4px double transparent',
  background: 'none',
  color: 'var(--ink-soft)',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--size-4)',
  cursor: 'pointer',
  '&:hover': { color: 'var(--ink)' },
  '&[aria-selected="true"]': { borderColor: 'var(--terracotta)', color: 'var(--terracotta)' },
  // Forced colours would draw the transparent border too.
  '@media (forced-colors: active)': { '&[aria-selected="false"]': { borderColor: 'Canvas' } },
});

/** Where all panels are shown, each is labelled. */
const panelBox = css({
  '@media print': { display: 'block !important' },
  '@media print, (scripting: none)': {
    '&::before': {
      content: 'attr(data-label)',
      display: 'block',
      marginBlock: 'var(--space-5) var(--space-3)',
      font: '400 var(--size-5) / 1.2 var(--font-display)',
      breakAfter: 'avoid',
    },
  },
});

/** Of a panel, which may hold nothing else to focus. */
const tabStop = { tabIndex: 0 };

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** ARIA tabs. Without scripts and on paper all panels are shown, one after the other. */
export function Tabs({ label, parameter, tabs }: TabsProps) {
  const { search } = useLocation();
  const prefix = useId();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<string>();
  const wanted = chosen ?? (hydrated && new URLSearchParams(search).get(parameter));
  const selected = (tabs.find(({ id }) => id === wanted) ?? tabs[0])?.id;

  const select = (id: string) => {
    setChosen(id);
    const address = new URL(location.href);
    address.searchParams.set(parameter, id);
    history.replaceState(history.state, '', address);
  };

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = steps[event.key]?.(
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const target = next === undefined ? undefined : tabs[next];
    if (!target) return;
    event.preventDefault();
    select(target.id);
    document.getElementById(`${prefix}tab-${target.id}`)?.focus();
  };

  return (
    <>
      <div css={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            css={tab}
            role="tab"
            id={`${prefix}tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`${prefix}panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, panel }) => (
        <div
          key={id}
          css={panelBox}
          data-label={name}
          role="tabpanel"
          {...tabStop}
          id={`${prefix}panel-${id}`}
          aria-labelledby={`${prefix}tab-${id}`}
          hidden={hydrated && id !== selected}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
