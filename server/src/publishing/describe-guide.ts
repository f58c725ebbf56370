import type { Context } from '../context.ts';
import { findBySlug } from '../resources/store.ts';
import { breadcrumbs, type PageDescription, schema, siteCard } from './page-description.ts';
import { siteName, summarize } from './site.ts';

const library = { name: 'Resource library', path: '/resources' };

/** Describes the page of a guide of the site's own; undefined where the path shows none. */
export async function describeGuide(
  { db, webUrl }: Pick<Context, 'db' | 'webUrl'>,
  path: string,
): Promise<PageDescription | undefined> {
  if (!path.startsWith(`${library.path}/`)) return undefined;
  const guide = await findBySlug(db, path.slice(library.path.length + 1));
  if (!guide || guide.retired_at !== null || guide.content === '') return undefined;
  const publisher = { '@type': 'Organization', name: siteName, url: `${webUrl}/` };
  const article = {
    '@context': schema,
    '@type': 'Article',
    url: `${webUrl}${path}`,
    headline: summarize(guide.title, 110),
    description: guide.description,
    inLanguage: guide.language,
    timeRequired: `PT${guide.minutes}M`,
    image: [`${webUrl}/cards/site.jpg`],
    datePublished: new Date(guide.created_at).toISOString(),
    dateModified: new Date(guide.updated_at).toISOString(),
    author: publisher,
    publisher,
  };
  return {
    openGraph: {
      'og:type': 'article',
      'og:title': guide.title,
      'og:description': guide.description,
      ...siteCard(webUrl),
    },
    jsonLd: [article, breadcrumbs(webUrl, [library, { name: guide.title, path }])],
    feeds: [],
  };
}
