import { useEffect } from 'react';
import { localePath } from 'shared/contract/locales';
import { SectionLoadError } from '../federation/SectionLoadError.ts';
import type { ShellContent } from '../locale/createShellContent.ts';
import { useShellLocale } from '../locale/ShellLocale.ts';
import { whenOnline } from '../retryRules.ts';

interface PageErrorProps {
  error: unknown;
  sectionName?: string | undefined;
  onRetry: () => unknown;
}

/** Shown instead of a page that could not be loaded or has thrown. What did not load is retried when the network is back. */
export function PageError({ error, sectionName, onRetry }: PageErrorProps) {
  const { locale, content } = useShellLocale();
  const { title, message } = explain(error, content);
  const mayComeBack = error instanceof SectionLoadError || isLoadFailure(error);

  useEffect(() => (mayComeBack ? whenOnline(onRetry) : undefined), [mayComeBack, onRetry]);

  return (
    <div className="error-page" data-boundary={sectionName} role="alert">
      <h1>{title}</h1>
      <p>{message}</p>
      <button type="button" onClick={() => onRetry()}>
        {content.common.ui.tryAgain}
      </button>
      <a href={localePath(locale, '/')}>{content.home}</a>
    </div>
  );
}

/** The message of a load failure holds addresses: it is for the log only. */
function explain(error: unknown, { load, render }: ShellContent) {
  if (error instanceof SectionLoadError) {
    return { title: `${error.sectionLabel} ${load.title}`, message: load.advice };
  }
  if (isLoadFailure(error)) return { title: `${load.page} ${load.title}`, message: load.advice };
  return { title: render, message: error instanceof Error ? error.message : String(error) };
}

const isLoadFailure = (error: unknown) =>
  error instanceof Error && ['ChunkLoadError', 'ReleaseLoadError', 'TimeoutError'].includes(error.name);
