import { NavLink } from 'react-router-dom';

interface PageLinkProps {
  to: string;
  title: string;
  onClick?: () => void;
}

/** An item of a menu; the page that is shown is marked. */
export const PageLink = ({ to, title, onClick }: PageLinkProps) => (
  <li>
    <NavLink to={to} end={to === '/'} onClick={onClick}>
      {title}
    </NavLink>
  </li>
);
