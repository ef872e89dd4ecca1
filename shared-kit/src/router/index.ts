/**
 * The one router of the page, cut down to the symbols in use, with links that warm their target.
 * `BrowserRouter` and not a data router: routes are registered from the release record at run time and
 * TanStack Query loads the data, so the data router's loaders would be dead weight.
 */
export {
  BrowserRouter,
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavLinkProps } from 'react-router-dom';
export { Link, NavLink } from './warm-link';
