/**
 * What a section may use of the router. The shell provides this module to every section as a singleton, and a name more
 * costs bytes on every page. A new name raises `contractVersion`.
 */
export { Link, useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom';
