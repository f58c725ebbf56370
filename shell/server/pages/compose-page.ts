import { addressOf } from '@cyberharbour/releases';
import type { PathClaim } from '@cyberharbour/platform';
import type { LiveSet, Preview, Release } from '@cyberharbour/releases';
import { releaseTicketName } from '@cyberharbour/shared-api/release-contract';
import { alertScript, alertStyle, drawAlerts } from '../alerts/alert-banner.ts';
import type { RunningAlert } from '../alerts/running-alerts.ts';
import { markStyle, previewMark } from '../previews/preview-mark.ts';
import { siteLinks } from '../site-files/site-files.ts';
import { openTag } from './html.ts';
import { ownerOf } from './owner.ts';
import { listAssets } from './page-assets.ts';
import { hashSource, pageHeaders } from './page-headers.ts';
import { describeSet, tagReleaseSet } from './release-set.ts';
import { speculationElement, speculationSource } from './speculation-rules.ts';

export interface Page {
  status: 200 | 404 | 410 | 503;
  html: string | Buffer;
  headers: Record<string, string>;
  /** Rendered, with all of its content. */
  isComplete?: boolean;
}

export interface Visit {
  path: string;
  /** The visitor's own choice; without one the device decides. */
  theme?: 'light' | 'dark' | undefined;
  /** Lets the page's tab report how its releases do. */
  ticket?: string | undefined;
  /** The request carried no session, so the page need not ask the API who is signed in. */
  signedOut?: boolean;
  /** The request carried a session; who it is of the API knows. */
  hasSession?: boolean;
  /** Of a browser that opened links to previews: which ones it shows. */
  previews?: readonly Preview[];
  /** What every page shows first. */
  alerts?: readonly RunningAlert[];
  /** Where a browser without script goes at once: the page is rendered there, though it may take longer. */
  again?: string | undefined;
}

/** What the frame draws at once of who is there; nothing where cookies cannot tell. */
export const markSession = ({ signedOut, hasSession }: Pick<Visit, 'signedOut' | 'hasSession'>) =>
  signedOut ? { 'data-session': 'none' } : hasSession ? { 'data-session': 'some' } : {};

/** Guards whose files are preloaded, and those that need a session for it; an unknown guard is in neither. */
const preloadedGuards = new Set<PathClaim['guard']>([undefined, 'session']);
const sessionGuards = new Set<PathClaim['guard']>(['session', 'admin']);

/** The guard's question, asked while the shell is still on its way; the shell's own call takes the answer. */
const preloadVerification = (apiOrigin: string) =>
  openTag('link', {
    rel: 'preload',
    as: 'fetch',
    href: `${apiOrigin}/api/auth/verify`,
    crossorigin: 'use-credentials',
  });

/**
 * Content until the shell has booted. The link to load the page again appears by CSS after some seconds, so it needs
 * no script.
 */
const bootScreen =
  '<div class="ui-boot"><p class="ui-boot__name">CyberHarbour</p><p role="status">Loading...</p>' +
  '<p class="ui-boot__late">This is taking longer than it should. <a href="">Load the page again</a></p>' +
  '<noscript><p>CyberHarbour needs JavaScript to show this page.</p></noscript></div>';

/** At once, as a redirect by the server would (WCAG technique H76); browsers with script never read it. */
const refreshTo = (address: string) => openTag('meta', { 'http-equiv': 'refresh', content: `0; url=${address}` });

/** The element that carries the ticket for reports. */
export const tagTicket = (ticket: string | undefined): string[] =>
  ticket === undefined ? [] : [openTag('meta', { name: releaseTicketName, content: ticket })];

function linkShellFiles(shell: Release): string[] {
  const integrity = (file: string) => shell.files[file]?.integrity ?? '';
  return [
    ...shell.preload.styles.map((file) =>
      openTag('link', { rel: 'stylesheet', href: addressOf(shell, file), integrity: integrity(file) }),
    ),
    ...shell.preload.fonts.map((file) =>
      openTag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: addressOf(shell, file),
        crossorigin: true,
      }),
    ),
  ];
}

/**
 * Composes the document for one visit: the integrity of every script that it may run first, then preloads of exactly
 * what the path needs, then the release set. The browser fetches no registry and no manifest before it starts.
 */
export function composePage(
  set: LiveSet,
  apiOrigin: string,
  { path, theme, ticket, signedOut = false, hasSession = false, previews = [], alerts = [], again }: Visit,
): Page {
  const shell = set.shell.current;
  const owner = ownerOf(set, path);
  // The page finds out who is signed in after it was composed. Where nobody can be, nothing is fetched of what only
  // some members may open.
  const mayEnter = owner && hasSession && sessionGuards.has(owner.claim.guard);
  const isPreloaded = owner && !owner.disabled && (mayEnter || preloadedGuards.has(owner.claim.guard));
  const assets = isPreloaded ? listAssets(owner.release, owner.claim) : { scripts: [], styles: [] };
  const { importMap, sources, releases } = describeSet(set, owner?.release.name);
  const styles = [...(previews.length > 0 ? [markStyle] : []), ...(alerts.length > 0 ? [alertStyle] : [])];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...(again === undefined ? [] : [`<noscript>${refreshTo(again)}</noscript>`]),
    ...tagTicket(ticket),
    importMap,
    ...linkShellFiles(shell),
    ...assets.styles.map((file) =>
      openTag('link', { rel: 'preload', as: 'style', href: file, integrity: releases.styles[file] ?? '' }),
    ),
    ...assets.scripts.map((file) => openTag('link', { rel: 'modulepreload', href: file })),
    ...(mayEnter ? [preloadVerification(apiOrigin)] : []),
    ...siteLinks,
    '<title data-boot>CyberHarbour</title>',
    ...styles.map((style) => `<style>${style}</style>`),
    tagReleaseSet(set, owner?.release.name, apiOrigin, previews.length > 0),
    speculationElement,
    `${openTag('script', { type: 'module', src: addressOf(shell, shell.entry) })}</script>`,
  ];
  const root = openTag('html', {
    lang: 'en-AU',
    ...(theme && { 'data-theme': theme }),
    ...markSession({ signedOut, hasSession }),
  });
  const mark = previews.length > 0 ? previewMark(previews) : '';
  const body = `<body>${drawAlerts(alerts)}<div id="root">${bootScreen}</div>${mark}</body>`;
  return {
    status: !owner ? 404 : owner.disabled ? 503 : 200,
    html: `<!doctype html>\n${root}<head>${head.join('\n')}</head>${body}</html>\n`,
    headers: pageHeaders(
      {
        scripts: alerts.length > 0 ? [alertScript] : [],
        sources: [...sources, speculationSource],
        styles: styles.map(hashSource),
      },
      apiOrigin,
    ),
  };
}
