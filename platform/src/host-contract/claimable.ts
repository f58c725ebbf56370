/**
 * First segments of addresses that are no pages: of the web server, of the API that it passes calls on to, and of the
 * release store. Those with a dot or a leading underscore (`/robots.txt`, `/_report`) cannot be claimed anyway.
 */
const reserved = 'api|cards|changes|discovery|feeds|forms|healthz|media|metrics|r|readyz|release-sets|sitemaps';

/**
 * The one form of a claimed path: lower-case words and whole parameters between single slashes, the first a word. What
 * has a second spelling (a capital letter, a last slash, an optional segment, a splat, `%`, a dot) is none, so two
 * claims that differ as texts never mean the same words.
 */
const claimable = new RegExp(
  `^/(?:(?!(?:${reserved})(?:/|$))[a-z\\d][a-z\\d_-]*(?:/(?:[a-z\\d][a-z\\d_-]*|:[A-Za-z]\\w*))*)?$`,
);

/** Whether a remote may claim the pattern; the gate, the web server and the browser ask this function. */
export const isClaimable = (path: string): boolean => claimable.test(path);
