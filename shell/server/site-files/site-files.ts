import { readFile } from 'node:fs/promises';
import type { PathClaim } from '@cyberharbour/platform';
import type { LiveSet } from '@cyberharbour/releases';
import type { FastifyInstance } from 'fastify';

/** Of the browser's tab: a page decodes its own icon, and takes longer for a drawing (docs/decisions). */
export const tabIcon = '/icon-48.png';

/** Files beside this module by their address. */
export const iconFiles: Record<string, string> = {
  '/favicon.svg': 'image/svg+xml',
  [tabIcon]: 'image/png',
  '/icon-180.png': 'image/png',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
};

const iconOf = (path: string, sizes: string) => ({ src: path, sizes, type: iconFiles[path] });

export const manifest = {
  name: 'CyberHarbour',
  short_name: 'CyberHarbour',
  description: 'Plain cybersecurity help for Australian homes, small businesses and communities.',
  lang: 'en-AU',
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#fbf8f0',
  theme_color: '#10303a',
  icons: [
    iconOf('/favicon.svg', 'any'),
    iconOf('/icon-192.png', '192x192'),
    { ...iconOf('/icon-512.png', '512x512'), purpose: 'any maskable' },
  ],
};

/** Elements for the head of every page. */
export const siteLinks = [
  `<link rel="icon" href="${tabIcon}" type="image/png" sizes="48x48">`,
  '<link rel="apple-touch-icon" href="/icon-180.png">',
  '<link rel="manifest" href="/site.webmanifest">',
];

export const readSiteFile = (path: string) => readFile(new URL(`.${path}`, import.meta.url));

/** Paths that nobody finds by searching: those behind a guard, a parameter as the `*` of RFC 9309. */
function listGuarded({ remotes }: LiveSet): string[] {
  const claims = remotes.flatMap(({ current }) => current.claims as PathClaim[]);
  const guarded = claims.filter(({ guard }) => guard !== undefined).map(({ path }) => path.replace(/:\w+/g, '*'));
  return [...new Set(guarded)].toSorted();
}

const day = 24 * 3600 * 1000;
/** RFC 9116 asks for less than a year. */
const validFor = 180 * day;

/**
 * Serves icons, web manifest, robots.txt and security.txt.
 * @param webOrigin where browsers reach this server
 * @param contact whom to write to about a weakness, as `mailto:` or `https:` address
 */
export function serveSiteFiles(
  web: FastifyInstance,
  readSet: () => Promise<LiveSet>,
  { webOrigin, contact = `${webOrigin}/contact` }: { webOrigin: string; contact?: string | undefined },
) {
  const shared = { 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' };
  for (const [path, type] of Object.entries(iconFiles))
    web.get(path, async (_, reply) =>
      reply
        .headers(shared)
        .type(type)
        .send(await readSiteFile(path)),
    );
  web.get('/site.webmanifest', async (_, reply) =>
    reply.headers(shared).type('application/manifest+json').send(JSON.stringify(manifest)),
  );
  web.get('/robots.txt', async (_, reply) => {
    const lines = ['User-agent: *', ...['/api/', ...listGuarded(await readSet())].map((path) => `Disallow: ${path}`)];
    return reply
      .headers({ ...shared, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n\nSitemap: ${webOrigin}/sitemap.xml\n`);
  });
  web.get('/.well-known/security.txt', async (_, reply) => {
    const expires = new Date(Math.ceil((Date.now() + validFor) / day) * day).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${webOrigin}/.well-known/security.txt`,
    ];
    return reply
      .headers(shared)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
