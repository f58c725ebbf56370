import type { ScreenHandle } from '@cyberharbour/platform';
import type { RouteObject } from 'react-router-dom';

/** All that the admin remote gives the shell. */
export const routes: RouteObject[] = [
  {
    path: '/admin',
    handle: { title: 'Admin' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "statistics" */ './statistics/statistics-page'),
  },
  {
    path: '/admin/users',
    handle: { title: 'Users' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "users" */ './users/users-page'),
  },
  {
    path: '/admin/approvals',
    handle: { title: 'Approvals' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "approvals" */ './approvals/approvals-page'),
  },
  {
    path: '/admin/blogs',
    handle: { title: 'All blogs' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "blogs" */ './blogs/blogs-page'),
  },
  {
    path: '/admin/campaigns',
    handle: { title: 'All campaigns' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "campaigns" */ './campaigns/campaigns-page'),
  },
  {
    path: '/admin/newsletter',
    handle: { title: 'Newsletter' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "newsletter" */ './newsletter/newsletter-page'),
  },
];
