/**
 * Name of the cookie that holds the session's token. The API sets it; the web server sees whether a request carries
 * one, never what it means.
 */
export const sessionCookie = '__Host-session';

/** Said after a login whose cookie the browser did not store. */
export const cookieRefused =
  'Your browser did not keep the cookie that keeps you logged in. Allow cookies for this site, then log in again.';

/**
 * The same without Secure, beside it on plain HTTP at this very machine (`http://localhost`): WebKit stores no Secure
 * cookie there. Nowhere else is it set or read.
 */
export const loopbackSessionCookie = 'cyberharbour-session';

/** A request without any of them is a visitor's. */
export const sessionCookies: readonly string[] = [sessionCookie, loopbackSessionCookie];
