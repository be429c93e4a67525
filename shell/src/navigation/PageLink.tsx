import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import { closeMenu } from '../layout/shellStore.ts';

/**
 * Route path of the page that is shown: `/gallery/:albumId`. Undefined on the 404 page, whose one prerendered file is
 * served at every unknown address and so marks no link.
 */
export const CurrentPath = createContext<string | undefined>(undefined);

interface PageLinkProps {
  to: string;
  title: string;
}

/** An item of a menu; the page that is shown is marked. */
export function PageLink({ to, title }: PageLinkProps) {
  const current = useContext(CurrentPath);
  const isCurrent = current === to || (to !== '/' && current?.startsWith(`${to}/`));
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} onClick={closeMenu}>
        {title}
      </Link>
    </li>
  );
}
