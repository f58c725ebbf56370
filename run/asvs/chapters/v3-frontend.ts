import { byDeployment, type Chapter, meet, notApplicable } from '../requirement.ts';

export const frontend: Chapter = {
  title: 'V3 Web frontend security',
  requirements: {
    '3.2.1': meet(
      'Browsers do not draw an answer as something that it is not.',
      "Answers of the API have `default-src 'none'` and nosniff; pictures are WebP by their type; files to download are attachments.",
      'headers',
      'pictureNew',
      'zipExport',
    ),
    '3.2.2': meet(
      'Texts are put on the page as texts.',
      'React escapes; Trusted Types allow one policy, for markup that the product made.',
      'inlineScript',
      'pageText',
    ),
    '3.3.1': meet(
      'Cookies are Secure and have the prefix `__Host-` or `__Secure-`.',
      'Over https every cookie has it. On plain HTTP theme and the number of a trial have none; a session has such a cookie at this machine alone.',
      'hostCookies',
      'themeCookie',
      'webVisitorCookie',
      'loopbackOnly',
    ),
    '3.3.2': meet(
      'SameSite fits what a cookie is for.',
      'Lax: links into the product work, and other sites post nothing with them. A login that waits is Strict.',
      'hostCookies',
      'csrf',
    ),
    '3.3.3': meet(
      'Cookies have the prefix `__Host-` unless other hosts share them.',
      'None is shared. The cookie of known devices is bound to the path of the login, which `__Host-` forbids: it is `__Secure-`.',
      'hostCookies',
    ),
    '3.3.4': meet(
      'Cookies that scripts need not read are HttpOnly, and are sent by Set-Cookie alone.',
      'All but the theme; the token of a session is in no body.',
      'hostCookies',
      'ownSessions',
      'visitorCookie',
    ),
    '3.4.1': meet(
      'HSTS for a year, with subdomains, on every answer.',
      'Sent by both servers where the page came over https.',
      'hsts',
      'headers',
      'docs/protection.md#what-the-operator-provides',
    ),
    '3.4.2': meet(
      'CORS answers a fixed list of origins.',
      'Those of `WEB_ORIGINS`; feeds and pictures, which are public, are open to all without credentials.',
      'cors',
    ),
    '3.4.3': meet(
      'A Content-Security-Policy limits what runs: no plug-ins, no base, hashes.',
      'Made for each page, by hashes of its exact bytes; the API has a closed one.',
      'pagePolicy',
      'inlineScript',
      'headers',
    ),
    '3.4.4': meet('Every answer forbids guessing its type.', 'nosniff on both servers.', 'headers', 'contentTypes'),
    '3.4.5': meet(
      'Addresses do not leak to other sites as referrer.',
      'no-referrer on the API and the pages of links; elsewhere other sites get the origin alone.',
      'headers',
      'pagePolicyHeaders',
    ),
    '3.4.6': meet(
      'No answer can be framed.',
      "`frame-ancestors 'none'` on both servers.",
      'headers',
      'pagePolicyHeaders',
    ),
    '3.5.1': meet(
      'Calls from other sites are not taken for the user’s own.',
      'Every unsafe call is taken by its Origin, before its body is read.',
      'csrf',
      'originsFirst',
    ),
    '3.5.2': meet(
      'A call that needs no preflight gets no further than one that does.',
      'The Origin is checked on every unsafe call, whatever its type.',
      'csrf',
      'originsFirst',
    ),
    '3.5.3': meet('What changes something is no GET.', 'Links of mails ask; their button posts.', 'csrf', 'linkTokens'),
    '3.5.4': byDeployment(
      'Separate applications have separate host names.',
      'The product is one application on one origin. The operator puts no other one on its host.',
      'docs/protection.md#what-the-operator-provides',
    ),
    '3.5.5': notApplicable('Messages of postMessage are checked.', 'No page listens to postMessage.'),
    '3.7.1': meet(
      'Only technologies that browsers still support are used.',
      'HTML, CSS and ES modules of today’s browsers.',
      'pageScripts',
      'axe',
    ),
    '3.7.2': meet(
      'The product sends nobody to other hosts by itself, but to listed ones.',
      'Redirects lead to our own paths; other hosts are links that people press.',
      'formReturn',
    ),
  },
};
