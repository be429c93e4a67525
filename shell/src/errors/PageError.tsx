import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { SectionLoadError } from '../federation/SectionLoadError.ts';
import { errorContent } from './content.en.ts';

const { home, tryAgain, load, render } = errorContent;

/** Stands where a page could not be loaded or has thrown. */
export function PageError({ sectionName }: { sectionName?: string }) {
  const { title, message } = explain(useRouteError());
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();

  // The router's boundary forgets an error when it sees the revalidation or a new location; one that ends at once
  // it never sees.
  const retry = async () => {
    await revalidate();
    await navigate(location, { replace: true });
  };

  return (
    <div className="error-page" data-boundary={sectionName} role="alert">
      <h1>{title}</h1>
      <p>{message}</p>
      <button type="button" onClick={() => void retry()}>
        {tryAgain}
      </button>
      <a href="/">{home}</a>
    </div>
  );
}

/** What a load failure says itself holds addresses: it is for the log only. */
function explain(error: unknown) {
  if (isLoadFailure(error)) {
    const what = error instanceof SectionLoadError ? error.sectionLabel : load.page;
    return { title: `${what} ${load.title}`, message: load.advice };
  }
  return { title: render.title, message: error instanceof Error ? error.message : String(error) };
}

const isLoadFailure = (error: unknown) =>
  error instanceof SectionLoadError ||
  isRouteErrorResponse(error) ||
  (error instanceof Error && error.name === 'ChunkLoadError');
