import { hashSource } from './page-headers.ts';

/** Addresses that are no pages, and the page that ends the session as soon as it opens. */
const notPrefetched = ['/api/*', '/media/*', '/r/*', '/feeds/*', '/cards/*', '/logout'];

/**
 * Until the shell has started, a browser prefetches the document of a link that is pointed at. Afterwards the router
 * opens the next page, and fetches what it needs itself (`prefetchScreens`).
 */
const speculationRules = JSON.stringify({
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
});

/** In the document itself: a file of their own would be fetched before the picture that a reader waits for. */
export const speculationElement = `<script type="speculationrules">${speculationRules}</script>`;

/** How a policy allows them: the same text in every page, so hashed once. */
export const speculationSource = hashSource(speculationRules);
