import type { RemoteRoute } from '../host-contract/index';

/** Stands for `src/routes.tsx` of the remote that is built: every build puts that in the place of this file. */
export const routes: RemoteRoute[] = [];
