import type { RemoteRoute } from '@cyberharbour/platform';
import { blog, blogs, blogsNearby } from '@cyberharbour/shared-api/blogs';
import { campaign, campaigns, campaignsNearby } from '@cyberharbour/shared-api/campaigns';
import { resources } from '@cyberharbour/shared-api/resources';
import { alerts } from '@cyberharbour/shared-api/alerts';
import { alert } from './api/alerts';
import { siteSearch } from '@cyberharbour/shared-api/site-search';
import { updates } from './api/campaign-updates';
import { guide } from './api/guide';
import { libraryLanguages } from './api/library-languages';
import { homeCampaigns } from './api/home-campaigns';
import { letterOfCode, sentLetter, sentLetters } from './api/letters';
import { filterOf, typeOf } from './campaigns/filters';
import { fetchArticleCover, fetchFirstCover } from './covers/cover-files';
import { topicOf } from './list/topics';
import { afterOf, wordsOf } from './list/words-of';
import { codeOf } from './letters/code-of';
import { isGuide, readFilter } from './resources/filter';
import { readSearch } from './search/read-search';
import { signInRoutes } from './sign-in-routes';

/** All that the public remote gives the shell. */
export const routes: RemoteRoute[] = [
  {
    path: '/',
    handle: { title: 'Secure your business, empower your community', queries: () => [homeCampaigns] },
    lazy: () => import(/* webpackChunkName: "home" */ './home/home-page'),
  },
  {
    path: '/campaigns',
    handle: {
      queries: (_, search) => [
        campaigns({
          type: typeOf(filterOf(search.get('type'))),
          topic: topicOf(search),
          q: wordsOf(search),
          after: afterOf(search),
        }),
      ],
      prepare: fetchFirstCover,
    },
    lazy: () => import(/* webpackChunkName: "campaigns" */ './campaigns/campaign-list-page'),
  },
  {
    path: '/campaigns/:id',
    handle: { queries: ({ id = '' }) => [campaign(id), updates(id), campaignsNearby], prepare: fetchArticleCover },
    lazy: () => import(/* webpackChunkName: "campaign" */ './campaigns/campaign-detail-page'),
  },
  {
    path: '/blog',
    handle: {
      queries: (_, search) => [blogs({ topic: topicOf(search), q: wordsOf(search), after: afterOf(search) })],
      prepare: fetchFirstCover,
    },
    lazy: () => import(/* webpackChunkName: "blogs" */ './blog/blog-list-page'),
  },
  {
    path: '/blog/:id',
    handle: { queries: ({ id = '' }) => [blog(id), blogsNearby], prepare: fetchArticleCover },
    lazy: () => import(/* webpackChunkName: "blog" */ './blog/blog-detail-page'),
  },
  {
    // One route, so that another category is another view of the same screen; what names none is a guide.
    path: '/resources/:slug?',
    handle: {
      queries: ({ slug }, search) =>
        isGuide(slug) ? [guide(slug)] : [resources(readFilter(slug, search)), libraryLanguages],
    },
    lazy: () => import(/* webpackChunkName: "resources" */ './resources/resources-page'),
  },
  {
    path: '/letters',
    handle: {
      queries: (_, search) => [sentLetters, ...(codeOf(search) === '' ? [] : [letterOfCode(codeOf(search))])],
    },
    lazy: () => import(/* webpackChunkName: "letters" */ './letters/letters-page'),
  },
  {
    path: '/letters/:id',
    handle: { queries: ({ id = '' }) => [sentLetter(id)] },
    lazy: () => import(/* webpackChunkName: "letters" */ './letters/letter-page'),
  },
  {
    path: '/alerts',
    handle: { queries: () => [alerts] },
    lazy: () => import(/* webpackChunkName: "alerts" */ './alerts/alerts-page'),
  },
  {
    path: '/alerts/:id',
    handle: { queries: ({ id = '' }) => [alert(id)] },
    lazy: () => import(/* webpackChunkName: "alerts" */ './alerts/alert-page'),
  },
  {
    path: '/search',
    handle: { queries: (_, search) => (wordsOf(search) === undefined ? [] : [siteSearch(readSearch(search))]) },
    lazy: () => import(/* webpackChunkName: "search" */ './search/search-page'),
  },
  { path: '/assessment', lazy: () => import(/* webpackChunkName: "assessment" */ './assessment/assessment-page') },
  {
    path: '/help',
    handle: { title: 'Something happening now?' },
    lazy: () => import(/* webpackChunkName: "help" */ './help/help-page'),
  },
  {
    path: '/about',
    handle: { title: 'About' },
    lazy: () => import(/* webpackChunkName: "about" */ './pages/about-page'),
  },
  {
    path: '/how-we-count',
    handle: { title: 'How we count' },
    lazy: () => import(/* webpackChunkName: "how-we-count" */ './pages/how-we-count-page'),
  },
  {
    path: '/contact',
    handle: { title: 'Contact' },
    lazy: () => import(/* webpackChunkName: "contact" */ './pages/contact-page'),
  },
  {
    path: '/terms',
    handle: { title: 'Terms' },
    lazy: () => import(/* webpackChunkName: "terms" */ './pages/terms-page'),
  },
  ...signInRoutes,
];
