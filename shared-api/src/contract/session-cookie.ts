/**
 * Name of the cookie that holds the session's token. The API sets it; the web server sees whether a request carries
 * one, never what it means.
 */
export const sessionCookie = '__Host-session';
