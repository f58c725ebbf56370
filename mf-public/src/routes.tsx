import type { ScreenHandle } from '@cyberharbour/platform';
import { blog, blogs, blogsNearby } from '@cyberharbour/shared-api/blogs';
import { campaign, campaigns, campaignsNearby } from '@cyberharbour/shared-api/campaigns';
import { resources } from '@cyberharbour/shared-api/resources';
import type { RouteObject } from 'react-router-dom';
import { shownOf, typeOf } from './campaigns/filters';
import { wordsOf } from './list/words-of';
import { categoryOf } from './resources/topics';
import { signInRoutes } from './sign-in-routes';

/** All that the public remote gives the shell. */
export const routes: RouteObject[] = [
  {
    path: '/',
    handle: { title: 'Secure your business, empower your community' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "home" */ './home/home-page'),
  },
  {
    path: '/campaigns',
    handle: {
      queries: (_, search) => [campaigns({ type: typeOf(shownOf(search.get('type'))), q: wordsOf(search) })],
    } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "campaigns" */ './campaigns/campaign-list-page'),
  },
  {
    path: '/campaigns/:id',
    handle: { queries: ({ id = '' }) => [campaign(id), campaignsNearby] } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "campaign" */ './campaigns/campaign-detail-page'),
  },
  {
    path: '/blog',
    handle: { queries: (_, search) => [blogs({ q: wordsOf(search) })] } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "blogs" */ './blog/blog-list-page'),
  },
  {
    path: '/blog/:id',
    handle: { queries: ({ id = '' }) => [blog(id), blogsNearby] } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "blog" */ './blog/blog-detail-page'),
  },
  {
    // One route, so that another category is another view of the same screen.
    path: '/resources/:slug?',
    handle: {
      queries: ({ slug }, search) => [resources({ category: categoryOf(slug), q: wordsOf(search) })],
    } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "resources" */ './resources/resources-page'),
  },
  { path: '/assessment', lazy: () => import(/* webpackChunkName: "assessment" */ './assessment/assessment-page') },
  {
    path: '/about',
    handle: { title: 'About' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "about" */ './pages/about-page'),
  },
  {
    path: '/contact',
    handle: { title: 'Contact' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "contact" */ './pages/contact-page'),
  },
  {
    path: '/terms',
    handle: { title: 'Terms' } satisfies ScreenHandle,
    lazy: () => import(/* webpackChunkName: "terms" */ './pages/terms-page'),
  },
  ...signInRoutes,
];
