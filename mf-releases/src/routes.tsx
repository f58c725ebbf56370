import type { RemoteRoute } from '@cyberharbour/platform';

/** All that this remote gives the shell. */
export const routes: RemoteRoute[] = [
  {
    path: '/releases',
    handle: { title: 'Releases' },
    lazy: () => import(/* webpackChunkName: "releases" */ './releases/releases-page'),
  },
  {
    path: '/releases/:name',
    handle: { title: 'Release' },
    lazy: () => import(/* webpackChunkName: "unit" */ './unit/unit-page'),
  },
  {
    path: '/releases/:name/difference',
    handle: { title: 'What is different' },
    lazy: () => import(/* webpackChunkName: "unit" */ './difference/difference-page'),
  },
];
