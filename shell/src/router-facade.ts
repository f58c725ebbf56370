/**
 * All of the router that the product uses, shared with every remote as `react-router-dom`. The whole package costs 27
 * kB more; a test keeps this list equal to what is imported.
 */
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  Outlet,
  redirect,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
