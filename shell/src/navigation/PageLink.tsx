import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { CurrentPath } from './CurrentPath.ts';

interface PageLinkProps {
  to: string;
  title: string;
  onClick?: () => void;
}

/** An item of a menu; the page that is shown is marked. */
export function PageLink({ to, title, onClick }: PageLinkProps) {
  const current = useContext(CurrentPath);
  const isCurrent = current === to || (to !== '/' && current?.startsWith(`${to}/`));
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
        {title}
      </Link>
    </li>
  );
}
