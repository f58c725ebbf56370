import { siteDescription, siteName } from './site.ts';

/** What a page says of itself to search engines and to whoever shares it; every address is absolute. */
export interface PageDescription {
  openGraph: Record<string, string>;
  /** Objects of schema.org. */
  jsonLd: object[];
  feeds: { type: string; title: string; href: string }[];
}

export const schema = 'https://schema.org';

export const organization = (webUrl: string) => ({
  '@context': schema,
  '@type': 'Organization',
  name: siteName,
  url: `${webUrl}/`,
  logo: `${webUrl}/icon-512.png`,
  description: siteDescription,
});

export const breadcrumbs = (webUrl: string, steps: readonly { name: string; path: string }[]) => ({
  '@context': schema,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: siteName, path: '/' }, ...steps].map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: `${webUrl}${path}`,
  })),
});

/** The picture of a page that has none of its own. */
export const siteCard = (webUrl: string) => ({
  'og:image': `${webUrl}/cards/site.jpg`,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': siteName,
});
