import { consoleScreens } from './console-screens.ts';

const blog = '/blog/019c87cb-b400-752e-bca9-6513269e0d37';

/** Addresses that everybody may open, and that show something in every product. */
export const publicScreens = [
  '/',
  '/campaigns',
  '/blog',
  blog,
  '/resources',
  '/search?q=password',
  '/assessment',
  '/help',
  '/about',
  '/contact',
  '/terms',
  '/letters',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/recover-account',
  '/nowhere',
];

/** Addresses of members and of moderators, for whoever is both. */
export const accountScreens = [
  '/dashboard',
  '/dashboard/details',
  '/dashboard/details/security',
  '/blog/create',
  `${blog}/edit`,
  '/campaigns/create',
  ...consoleScreens,
];
