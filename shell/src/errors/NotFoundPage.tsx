import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { navigationContent } from '../navigation/content.en.ts';
import { errorContent } from './content.en.ts';

const { notFound, home } = errorContent;

export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.warn(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <div className="error-page not-found">
      <h1>{notFound.title}</h1>
      <p>{notFound.message}</p>
      <Link to="/">{home}</Link>
      <p>{notFound.moved}</p>
      <ul>
        {navigationContent.notFound.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
