import type { RemoteRoute } from '@cyberharbour/platform';

/** All that the dashboard remote gives the shell. */
export const routes: RemoteRoute[] = [
  {
    path: '/dashboard',
    handle: { title: 'Dashboard' },
    lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page'),
  },
  {
    path: '/dashboard/details',
    handle: { title: 'Your details' },
    lazy: () => import(/* webpackChunkName: "details" */ './details/details-page'),
  },
  {
    path: '/dashboard/details/security',
    handle: { title: 'Security' },
    lazy: () => import(/* webpackChunkName: "security" */ './security/security-page'),
  },
  {
    path: '/blog/create',
    handle: { title: 'New Blog' },
    lazy: () => import(/* webpackChunkName: "blog-create" */ './blog-form/blog-create-page'),
  },
  {
    path: '/blog/:id/edit',
    handle: { title: 'Edit blog' },
    lazy: () => import(/* webpackChunkName: "blog-edit" */ './blog-form/blog-edit-page'),
  },
  {
    path: '/campaigns/create',
    handle: { title: 'New Campaign' },
    lazy: () => import(/* webpackChunkName: "campaign-create" */ './campaign-form/campaign-create-page'),
  },
  {
    path: '/campaigns/:id/edit',
    handle: { title: 'Edit campaign' },
    lazy: () => import(/* webpackChunkName: "campaign-edit" */ './campaign-form/campaign-edit-page'),
  },
  {
    path: '/campaigns/:id/figures',
    handle: { title: 'What became of it' },
    lazy: () => import(/* webpackChunkName: "campaign-figures" */ './figures/figures-page'),
  },
  {
    path: '/campaigns/:id/updates',
    handle: { title: 'Updates' },
    lazy: () => import(/* webpackChunkName: "campaign-updates" */ './updates/updates-page'),
  },
];
