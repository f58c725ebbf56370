import { createHash } from 'node:crypto';
import { addressOf } from '@cyberharbour/platform/releases';
import type { LiveSet } from '@cyberharbour/platform/releases';
import { needed, releaseSet, scriptHashes, styleHashes } from './addresses.ts';
import { element, inlineJson } from './html.ts';
import { ownerOf } from './owner.ts';

export interface Page {
  status: 200 | 404 | 503;
  html: string;
  headers: Record<string, string>;
}

export interface Visit {
  path: string;
  /** The visitor's own choice; without one the device decides. */
  theme?: 'light' | 'dark' | undefined;
  /** There is no session that the page would have to ask about. */
  signedOut?: boolean;
}

/** What stands in the page until the shell has booted; the way out appears by CSS after some seconds, so that no script is needed for it. */
const waiting =
  '<div class="ui-boot"><p class="ui-boot__name">CyberHarbour</p><p role="status">Loading...</p>' +
  '<p class="ui-boot__late">This is taking longer than it should. <a href="">Load the page again</a></p>' +
  '<noscript><p>CyberHarbour needs JavaScript to show this page.</p></noscript></div>';

/**
 * Composes the document for one visit: the integrity of every script first, then the release set, then preloads of exactly what the path needs.
 * No registry or manifest is fetched by the browser.
 */
export function composePage(set: LiveSet, apiOrigin: string, { path, theme, signedOut = false }: Visit): Page {
  const shell = set.shell.current;
  const owner = ownerOf(set, path);
  // Who is signed in is asked in the page: until then nothing of what only administrators may open is fetched.
  const isOpen = owner && !owner.disabled && owner.claim.guard !== 'admin';
  const parts = isOpen ? needed(owner.release, owner.claim) : { scripts: [], styles: [] };
  const styles = styleHashes(set);
  const importMap = inlineJson({ integrity: scriptHashes(set) });
  const integrity = (file: string) => shell.files[file]?.integrity ?? '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<script type="importmap">${importMap}</script>`,
    ...shell.preload.styles.map((file) =>
      element('link', { rel: 'stylesheet', href: addressOf(shell, file), integrity: integrity(file) }),
    ),
    ...shell.preload.fonts.map((file) =>
      element('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: addressOf(shell, file),
        crossorigin: true,
      }),
    ),
    ...parts.styles.map((file) =>
      element('link', { rel: 'preload', as: 'style', href: file, integrity: styles[file] ?? '' }),
    ),
    ...parts.scripts.map((file) => element('link', { rel: 'modulepreload', href: file })),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<title data-boot>CyberHarbour</title>',
    `<script type="application/json" id="release-set">${inlineJson(releaseSet(set, apiOrigin))}</script>`,
    `${element('script', { type: 'module', src: addressOf(shell, shell.entry) })}</script>`,
  ];
  const root = element('html', {
    lang: 'en-AU',
    ...(theme && { 'data-theme': theme }),
    ...(signedOut && { 'data-session': 'none' }),
  });
  return {
    status: !owner ? 404 : owner.disabled ? 503 : 200,
    html: `<!doctype html>\n${root}<head>${head.join('\n')}</head><body><div id="root">${waiting}</div></body></html>\n`,
    headers: pageHeaders(importMap, apiOrigin),
  };
}

/** The one inline script, the import map, is named by the hash of its exact bytes; nothing else inline runs. */
function pageHeaders(importMap: string, apiOrigin: string): Record<string, string> {
  const hash = createHash('sha256').update(importMap).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    `img-src 'self' ${apiOrigin} data: blob:`,
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types html',
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
