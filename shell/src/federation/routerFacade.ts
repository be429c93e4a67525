/**
 * The part of the router that sections may use. They import these names from `react-router-dom`; the shell
 * provides them as a singleton. Adding a name costs bytes on every page; a section that imports a name that is
 * not here is refused when it is published.
 */
export {
  Link,
  useLocation,
  useNavigate,
  useOutletContext,
  useParams,
} from 'react-router-dom';
