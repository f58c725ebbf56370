import { plainWords } from '../formatted-text/format-text.ts';
import type { ReadPost } from '../posts/post.ts';
import type { PostKind } from '../posts/kind.ts';
import { blog } from '../posts/kinds/blog.ts';
import { campaign } from '../posts/kinds/campaign.ts';

/** A kind of post as readers find it. */
export interface Section {
  kind: PostKind;
  /** Path of its list; a post lies below it. */
  path: string;
  title: string;
  description: string;
  /** What its posts are for a search engine (schema.org). */
  type: 'Article' | 'Event';
}

export const siteName = 'CyberHarbour';
export const siteDescription =
  'Plain cybersecurity help for Australian homes, small businesses and communities: campaigns, blogs and guides.';

/** Every section of posts that is listed for readers. */
export const sections: readonly Section[] = [
  {
    kind: blog,
    path: '/blog',
    title: 'Blog',
    description: 'Members write about what happened to them and what helped.',
    type: 'Article',
  },
  {
    kind: campaign,
    path: '/campaigns',
    title: 'Campaigns',
    description: 'Cybersecurity campaigns by Australian businesses and neighbours.',
    type: 'Event',
  },
];

/** Pages without posts, for search engines. */
export const fixedPages = [
  '/',
  '/campaigns',
  '/blog',
  '/resources',
  '/letters',
  '/alerts',
  '/assessment',
  '/help',
  '/about',
  '/how-we-count',
  '/contact',
  '/terms',
];

/** The words that people wrote, of either kind, without marks. */
export const textOf = (post: ReadPost): string => {
  const text = post['content'] ?? post['description'] ?? post['excerpt'];
  return typeof text === 'string' ? plainWords(text) : '';
};

/** The beginning of a text in one line, whole words only. */
export function summarize(text: string, most = 200): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, Math.max(line.lastIndexOf(' ', most), 0) || most)}…`;
}

export const authorOf = ({ author_name, author_role, author_business }: ReadPost): string =>
  (author_role === 'business' ? author_business : null) ?? author_name ?? 'Unknown';

export const addressOf = ({ path }: Section, id: string, webUrl: string) => `${webUrl}${path}/${id}`;

/** The picture for whoever shares a post; the version makes a new one of a changed post. */
export const cardOf = ({ kind }: Section, post: ReadPost, webUrl: string) =>
  `${webUrl}/cards/${kind.table}/${post.id}.jpg?v=${post.updated_at}`;
