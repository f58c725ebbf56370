import { serverTests } from './server-tests.ts';

const web = (file: string, title: string) => [`shell/server/${file}.test.ts`, title] as const;
const journey = (file: string, title: string) => [`e2e/${file}.test.ts`, title] as const;

/** Tests that show requirements: the file, and the title as it is written there. A check looks each up. */
export const tests = {
  ...serverTests,
  addressPassedOn: web('api-proxy/proxy-api', 'name the one address that they came from, whatever they say themselves'),
  axe: journey('pipeline/paths', 'every screen behind the sign-in shows its heading, and axe finds nothing'),
  bom: ['run/dependencies/web-server.test.ts', 'is at most 60 packages, each with its hash'],
  contained: web(
    'rendering/containment',
    '${name} costs its own page alone, which the browser renders; the next release is rendered again',
  ),
  hiddenPaths: web('releases/published-files', 'do not include ${path}'),
  hsts: web(
    'settings/client-limits',
    'keep a browser on https where the page came over https, as the trusted proxy says',
  ),
  inlineScript: journey('faults', 'nothing inline runs, whoever wrote it'),
  integrity: journey('faults', 'a script that was tampered with is refused by the browser'),
  noApiAway: journey('faults', 'the API can be gone: public pages say what they cannot show, and stand'),
  noSharing: web(
    'pages/stored-pages',
    'has nothing of the two people who opened it, and is not shared with others once somebody is signed in',
  ),
  notFound: journey('pipeline/paths', 'an address that nobody knows says so, with header, footer and status 404'),
  pageScripts: web('pages/pages', 'names the sha384 of every script before any script'),
  pageShared: web(
    'pages/pages',
    'is shared for a second by whoever has no session, and is compressed for whoever takes it',
  ),
  pagePolicy: web('pages/pages', 'allows its import map by the hash of its exact bytes, and no other inline script'),
  pageText: web('rendering/page-description', 'a page says to others what the API says of it, as text'),
  passwordField: [
    'shared-ui/src/password-input/password-input.test.tsx',
    'a field shows a password while Show is pressed',
  ],
  passwordNotStored: ['mf-public/src/form/use-saved-fields.test.tsx', 'survives a reload, but for passwords'],
  phishing: journey(
    'pipeline/phishing',
    'a false site in between steals no passkey sign-in, and a password with its code',
  ),
  privateStores: ['shared-api/src/endpoints/drafts.test.tsx', 'never holds a password'],
  releaseKeys: [
    'releases/src/signatures/keys.test.ts',
    'vouches for what was promoted under the old one, which no longer counts',
  ],
  sessionGone: [
    'shell/src/guard/session-watch.test.tsx',
    'a session that ended takes the screen away: said once, with the way back, nothing private left',
  ],
  sessionLogout: ['shared-api/src/core/session.test.tsx', 'ends with a logout, and takes every private answer with it'],
  signOutLink: [
    'shell/src/frame/frame.test.tsx',
    'names a member, who finds Dashboard, Logout, and Verify Email only while it is needed',
  ],
  slowClients: web('settings/client-limits', 'has 15 seconds for a head and for a body'),
  trialPage: web(
    'pages/release-ticket',
    'names and signs the versions that the page, and later its tab, may load, and when the tab falls silent',
  ),
  visitorCookie: web('releases/releases', 'gives a new visitor a number that no script can read, and keeps to it'),
  webProxy: web(
    'api-proxy/proxy-api',
    'reach the API with their cookie, origin and body, and none of what belongs to one connection',
  ),
  pagePolicyHeaders: web('pages/pages', 'keeps itself out of frames, and its address from other sites'),
  sources: [
    'run/asvs/sources.test.ts',
    'the sources of the servers and pages verify certificates, name no weak algorithm, and run no text as code',
  ],
  themeCookie: ['shell/src/theme/use-theme.test.tsx', 'over https the cookie is Secure and named for this host alone'],
  webVisitorCookie: web('visitors/visitor', 'is in a cookie that is Secure over https, and named for this host alone'),
  webProxyRedirect: web(
    'api-proxy/proxy-api',
    'bring back status, cookies, tags and the encoded body as the API sent them',
  ),
  textBlocks: [
    'shared-ui/src/formatted-text/formatted-text.test.tsx',
    'without blocks is a paragraph for each line, whatever is written in it',
  ],
  textLinksDrawn: [
    'shared-ui/src/formatted-text/formatted-text.test.tsx',
    'has no link without a place, nor to what is neither a page nor a mailbox, whatever the server says',
  ],
} as const satisfies Record<string, readonly [file: string, title: string]>;

export type TestName = keyof typeof tests;
