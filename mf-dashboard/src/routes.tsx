import type { ScreenHandle } from '@cyberharbour/platform';
import type { RouteObject } from 'react-router-dom';

/** All that the dashboard remote gives the shell. */
export const routes: RouteObject[] = [
  {
    path: '/dashboard',
    handle: { title: 'Dashboard' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page'),
  },
  {
    path: '/dashboard/details',
    handle: { title: 'Your details' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "details" */ './details/details-page'),
  },
  {
    path: '/blog/create',
    handle: { title: 'New Blog' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "blog-create" */ './blog-form/blog-create-page'),
  },
  {
    path: '/blog/:id/edit',
    handle: { title: 'Edit blog' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "blog-edit" */ './blog-form/blog-edit-page'),
  },
  {
    path: '/campaigns/create',
    handle: { title: 'New Campaign' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "campaign-create" */ './campaign-form/campaign-create-page'),
  },
  {
    path: '/campaigns/:id/edit',
    handle: { title: 'Edit campaign' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "campaign-edit" */ './campaign-form/campaign-edit-page'),
  },
];
