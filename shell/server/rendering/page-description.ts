import { noTrace } from '@cyberharbour/http-server';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { readJson } from '../api-client/api-client.js';
import type { ApiClient } from '../api-client/types.ts';
import { openTag, toInlineJson } from '../pages/html.ts';

/** What the API says of a page to search engines and to whoever shares it; every address is absolute. */
const pageDescription = z.object({
  openGraph: z.record(z.string(), z.string()),
  /** Objects of schema.org. */
  jsonLd: z.array(z.looseObject({})),
  feeds: z.array(z.object({ type: z.string(), title: z.string(), href: z.string() })),
});
export type PageDescription = z.infer<typeof pageDescription>;

/**
 * @returns null where the API is of a release that describes nothing; undefined where it does not answer in time, or
 * with something else
 */
export type ReadDescription = (path: string) => Promise<PageDescription | null | undefined>;

/** @param longest milliseconds that it is waited for */
export function createDescriptionReader(
  api: ApiClient,
  longest: number,
  log: Pick<FastifyBaseLogger, 'info'>,
  { headers } = noTrace,
): ReadDescription {
  return async (path) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), longest);
    try {
      const address = `/page-description?path=${encodeURIComponent(path)}`;
      const { status, body } = await readJson(api, { path: address, headers: headers(), signal: late.signal });
      if (status === 404) return null;
      return status === 200 ? pageDescription.parse(body) : undefined;
    } catch (error) {
      log.info({ err: error }, 'The API did not describe a page.');
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const unescape = (html: string) => html.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

/** Title and description as React wrote them into the head. */
function readHead(head: string): { title: string; description: string } {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(head) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  return { title: unescape(title), description: unescape(description) };
}

/** Elements for the head: Open Graph and Twitter card, JSON-LD, and the feeds that a reader may subscribe to. */
export function describe(head: string, url: string, { openGraph, jsonLd, feeds }: PageDescription): string[] {
  const { title, description } = readHead(head);
  const properties = {
    'og:site_name': 'CyberHarbour',
    'og:locale': 'en_AU',
    'og:url': url,
    'og:title': title,
    'og:description': description,
    ...openGraph,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => openTag('meta', { property, content })),
    openTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...feeds.map(({ type, title: name, href }) => openTag('link', { rel: 'alternate', type, title: name, href })),
    // A block of data: no policy has to allow it.
    ...jsonLd.map((item) => `<script type="application/ld+json">${toInlineJson(item)}</script>`),
  ];
}
