/** `src/routes.tsx` of the remote that is built. */
declare module 'remote-routes' {
  import type { RemoteRoute } from '@cyberharbour/platform';
  export const routes: RemoteRoute[];
}
