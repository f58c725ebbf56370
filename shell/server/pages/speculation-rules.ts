/** Where browsers that know speculation rules fetch them from; a header of every page names it. */
export const speculationRulesPath = '/speculation-rules.json';

/** Addresses that are no pages, and the page that ends the session as soon as it opens. */
const notPrefetched = ['/api/*', '/media/*', '/r/*', '/feeds/*', '/cards/*', '/logout'];

/**
 * Until the shell has started, a browser prefetches the document of a link that is pointed at. Afterwards the router
 * opens the next page, and fetches what it needs itself (`prefetchScreens`).
 */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notPrefetched } },
          { not: { selector_matches: '[data-started] a, a[target], a[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
