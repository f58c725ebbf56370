import { alertNews } from '../alerts/feed.ts';
import type { Db } from '../database/database.ts';
import { letterNews } from '../letter-archive/feed.ts';
import { newFeed, printable, printFeed } from './feeds.ts';
import type { News } from './news.ts';

const mostItems = 50;
const endings = ['rss', 'atom', 'json'] as const;

/** By the first word of the address of their page, and of their feed. */
const allNews: Partial<Record<string, News>> = { letters: letterNews, alerts: alertNews };

export const isNewsFeed = (name: string, ending: string) =>
  Object.hasOwn(allNews, name) && endings.some((each) => each === ending);

/** What the page of a path is offered as. */
export function listNewsFeeds(path: string, webUrl: string) {
  const [, name = ''] = path.split('/');
  const { title } = (Object.hasOwn(allNews, name) ? allNews[name] : undefined) ?? {};
  if (title === undefined) return [];
  return endings.map((ending) => ({
    type: ending === 'json' ? 'application/feed+json' : `application/${ending}+xml`,
    title: `${title} (${ending})`,
    href: `${webUrl}/feeds/${name}.${ending}`,
  }));
}

export async function writeNewsFeed(db: Db, name: string, ending: string, webUrl: string): Promise<string> {
  const { title = '', description = '', list } = allNews[name] ?? {};
  const items = (await list?.(db, mostItems)) ?? [];
  const page = `${webUrl}/${name}`;
  const about = { link: page, address: `${webUrl}/feeds/${name}`, title, description };
  const feed = newFeed(about, items);
  for (const { id, title: said, text, published, updated_at: updated } of items) {
    const link = `${page}/${id}`;
    feed.addItem({
      id: link,
      link,
      title: printable(said),
      ...(text !== undefined && { description: printable(text) }),
      published: new Date(published),
      date: new Date(updated),
    });
  }
  return printFeed(feed, ending);
}
