import type { Db } from '../database/database.ts';
import { listAlerts } from '../alerts/store.ts';
import { listSent } from '../letter-archive/store.ts';
import { escapeHtml } from '../mail/letter.ts';
import { countPublic } from '../posts/counts.ts';
import { listGuideAddresses } from '../resources/store.ts';
import { addressOf, fixedPages, type Section, sections } from './site.ts';

/** Addresses in one file (sitemaps.org allows 50,000). */
export const mostAddresses = 10_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const at = (time: number) => `<lastmod>${new Date(time).toISOString()}</lastmod>`;
const address = (href: string, updated?: number) =>
  `<url><loc>${escapeHtml(href)}</loc>${updated === undefined ? '' : at(updated)}</url>`;
const write = (urls: string[]) => `${head}<urlset ${schema}>\n${urls.join('\n')}\n</urlset>\n`;

/** The files of the sitemap: one of pages, and as many for each section as its posts fill. */
export async function writeSitemapIndex(db: Db, webUrl: string): Promise<string> {
  const files = ['pages'];
  for (const { kind } of sections) {
    const total = await countPublic(db, kind);
    for (let file = 1; file <= Math.ceil(total / mostAddresses); file += 1) files.push(`${kind.table}-${file}`);
  }
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(`${webUrl}/sitemaps/${file}.xml`)}</loc></sitemap>`);
  return `${head}<sitemapindex ${schema}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** Pages without posts, those of the site's own guides, the letters that went out and the alerts: there are few. */
export async function writePages(db: Db, webUrl: string): Promise<string> {
  const guides = await listGuideAddresses(db);
  const letters = await listSent(db, { limit: mostAddresses - 2000, after: null });
  const alerts = await listAlerts(db, { limit: 1000, after: null });
  return write([
    ...fixedPages.map((path) => address(`${webUrl}${path}`)),
    ...guides.map(({ slug, updated_at }) => address(`${webUrl}/resources/${slug ?? ''}`, updated_at)),
    ...letters.map(({ id, begun_at: at }) => address(`${webUrl}/letters/${id}`, at ?? 0)),
    ...alerts.map(({ id, updated_at }) => address(`${webUrl}/alerts/${id}`, updated_at)),
  ]);
}

/** @param file from 1 */
export async function writePosts(db: Db, section: Section, file: number, webUrl: string): Promise<string> {
  const posts = await section.kind.store.listAddresses(db, mostAddresses, (file - 1) * mostAddresses);
  return write(posts.map(({ id, updated_at }) => address(addressOf(section, id, webUrl), updated_at)));
}
