import type { RemoteRoute } from '@cyberharbour/platform';

/** All that the admin remote gives the shell. */
export const routes: RemoteRoute[] = [
  {
    path: '/admin',
    handle: { title: 'Admin' },
    lazy: () => import(/* webpackChunkName: "statistics" */ './statistics/statistics-page'),
  },
  {
    path: '/admin/users',
    handle: { title: 'Users' },
    lazy: () => import(/* webpackChunkName: "users" */ './users/users-page'),
  },
  {
    path: '/admin/users/:id',
    handle: { title: 'User' },
    lazy: () => import(/* webpackChunkName: "users" */ './users/user-page'),
  },
  {
    path: '/admin/approvals',
    handle: { title: 'Approvals' },
    lazy: () => import(/* webpackChunkName: "approvals" */ './approvals/approvals-page'),
  },
  {
    path: '/admin/blogs',
    handle: { title: 'All blogs' },
    lazy: () => import(/* webpackChunkName: "posts" */ './blogs/blogs-page'),
  },
  {
    path: '/admin/campaigns',
    handle: { title: 'All campaigns' },
    lazy: () => import(/* webpackChunkName: "posts" */ './campaigns/campaigns-page'),
  },
  {
    path: '/admin/resources',
    handle: { title: 'Library' },
    lazy: () => import(/* webpackChunkName: "library" */ './library/library-page'),
  },
  {
    path: '/admin/resources/:id',
    handle: { title: 'Resource' },
    lazy: () => import(/* webpackChunkName: "library" */ './library/resource-page'),
  },
  {
    path: '/admin/newsletter',
    handle: { title: 'Newsletter' },
    lazy: () => import(/* webpackChunkName: "records" */ './newsletter/newsletter-page'),
  },
  {
    path: '/admin/letters',
    handle: { title: 'Letters' },
    lazy: () => import(/* webpackChunkName: "letters" */ './letters/letters-page'),
  },
  {
    path: '/admin/alerts',
    handle: { title: 'Alerts' },
    lazy: () => import(/* webpackChunkName: "alerts" */ './alerts/alerts-page'),
  },
  {
    path: '/admin/alerts/:id',
    handle: { title: 'Alert' },
    lazy: () => import(/* webpackChunkName: "alerts" */ './alerts/alert-page'),
  },
  {
    path: '/admin/letters/:id',
    handle: { title: 'Letter' },
    lazy: () => import(/* webpackChunkName: "letters" */ './letters/letter-page'),
  },
  {
    path: '/admin/audit',
    handle: { title: 'Audit log' },
    lazy: () => import(/* webpackChunkName: "records" */ './audit/audit-page'),
  },
];
