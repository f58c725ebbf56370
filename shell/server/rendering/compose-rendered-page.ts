import { addressOf } from '@cyberharbour/releases';
import type { LiveSet } from '@cyberharbour/releases';
import { alertScript, alertStyle, drawAlerts } from '../alerts/alert-banner.ts';
import { markSession, tagTicket } from '../pages/compose-page.ts';
import type { Page, Visit } from '../pages/compose-page.ts';
import { concatBytes, escapeInlineJson, openTag } from '../pages/html.ts';
import type { Owner } from '../pages/owner.ts';
import { listAssets } from '../pages/page-assets.ts';
import { hashSource, pageHeaders } from '../pages/page-headers.ts';
import { describeSet, tagReleaseSet } from '../pages/release-set.ts';
import { speculationElement, speculationSource } from '../pages/speculation-rules.ts';
import { siteLinks } from '../site-files/site-files.ts';
import type { RenderedPage } from './messages.ts';
import { describe } from './page-description.ts';
import type { PageDescription } from './page-description.ts';
import type { PageStyles } from './page-styles.ts';
import { startSource, tagStart } from './start-after-paint.ts';

interface Site {
  apiOrigin: string;
  /** Where browsers reach this server. */
  webOrigin: string;
}

/**
 * Composes the document of a rendered page: styles and content first, so that nothing competes with the first paint,
 * then what the shell hydrates it with, and what starts it last.
 */
export function composeRenderedPage(
  set: LiveSet,
  { release, claim }: Owner,
  { apiOrigin, webOrigin }: Site,
  { path, theme, ticket, signedOut = false, hasSession = false, alerts = [] }: Visit,
  {
    rendered,
    styles,
    description,
  }: { rendered: RenderedPage; styles: PageStyles; description: PageDescription | null | undefined },
): Page {
  const shell = set.shell.current;
  const hasAlerts = alerts.length > 0;
  const { importMap, sources } = describeSet(set, release.name);
  const data = JSON.stringify({ shell: shell.version, remote: release.name, version: release.version });
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${rendered.script}</script>`,
    rendered.head,
    rendered.status === 200
      ? openTag('link', { rel: 'canonical', href: `${webOrigin}${path}` })
      : '<meta name="robots" content="noindex">',
    ...siteLinks,
    ...styles.tags,
    ...(hasAlerts ? [`<style>${alertStyle}</style>`] : []),
    ...(description && rendered.status === 200 ? describe(rendered.head, `${webOrigin}${path}`, description) : []),
  ];
  const end = [
    importMap,
    ...tagTicket(ticket),
    tagReleaseSet(set, release.name, apiOrigin),
    `<script type="application/json" id="rendered-page">${escapeInlineJson(`${data.slice(0, -1)},"state":${rendered.state}}`)}</script>`,
    speculationElement,
    tagStart(addressOf(shell, shell.entry), listAssets(release, claim).scripts),
  ];
  const root = openTag('html', {
    lang: 'en-AU',
    ...(theme && { 'data-theme': theme }),
    ...markSession({ signedOut, hasSession }),
  });
  return {
    status: rendered.status,
    isComplete: rendered.isComplete && description !== undefined,
    html: concatBytes([
      `<!doctype html>\n${root}<head>`,
      ...head.flatMap((part) => [part, '\n']),
      `</head><body>${drawAlerts(alerts)}<div id="root">`,
      rendered.body,
      `</div>\n${end.join('\n')}</body></html>\n`,
    ]),
    headers: pageHeaders(
      {
        scripts: [rendered.script, ...(hasAlerts ? [alertScript] : [])],
        sources: [...sources, speculationSource, startSource],
        styles: [...styles.sources, ...(hasAlerts ? [hashSource(alertStyle)] : [])],
      },
      apiOrigin,
    ),
  };
}
