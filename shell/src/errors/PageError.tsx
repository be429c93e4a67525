import { useRouteError } from 'react-router-dom';

export function PageError({ sectionName }: { sectionName?: string }) {
  const error = useRouteError();
  return <div data-boundary={sectionName}>{String(error)}</div>;
}
