import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useShellContent } from '../locale/ShellLocale.ts';
import { menus } from '../navigation/pages.ts';

export function NotFoundPage() {
  const { notFound, home, pages } = useShellContent();
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
        {menus.notFound.map((path) => (
          <li key={path}>
            <Link to={path}>{pages[path]}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
