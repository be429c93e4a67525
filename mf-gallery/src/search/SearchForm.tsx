import { css } from '@emotion/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'shared/router';
import { Button } from 'shared/ui/Button';
import { useHydrated } from 'shared/ui/useHydrated';
import { albumsPath, querySearch } from '../addresses.ts';
import { useGalleryContent } from '../GalleryContent.ts';

/** Not the element of this name, which browsers of before 2023 do not know. */
const landmark = { role: 'search' } as const;

/** Until the page is hydrated its place is kept: a browser could not send it. */
const waiting = css({ visibility: 'hidden' });

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 'var(--space-1) var(--space-2)',
  flex: '1 1 14rem',
  maxWidth: '26rem',
  label: { gridColumn: '1 / -1', fontSize: 'var(--size-2)', fontWeight: 600 },
  input: {
    minHeight: '2.75rem',
    paddingInline: 'var(--space-4)',
    border: '1px solid var(--ink-soft)',
    borderRadius: '10rem',
    background: 'var(--paper-raised)',
    color: 'var(--ink)',
    font: 'inherit',
  },
  '& + *': { alignSelf: 'end' },
  '@media (scripting: none), print': { display: 'none' },
});

/** Searches the gallery for what was typed, at an address of its own. */
export function SearchForm({ query }: { query: string }) {
  const { albums: content } = useGalleryContent();
  const navigate = useNavigate();
  const id = useId();
  const isReady = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (typed !== query) navigate({ pathname: albumsPath, search: querySearch(typed) });
  };
  return (
    <form css={[form, !isReady && waiting]} {...landmark} onSubmit={submit}>
      <label htmlFor={id}>{content.searchLabel}</label>
      <input id={id} ref={input} type="search" enterKeyHint="search" autoComplete="off" maxLength={100} />
      <Button type="submit">{content.search}</Button>
    </form>
  );
}
