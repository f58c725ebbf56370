import type { Db } from '../database/database.ts';
import { newFeed, printable, printFeed } from '../publishing/feeds.ts';
import { listSent } from './store.ts';

const mostLetters = 50;
const endings = ['rss', 'atom', 'json'] as const;

export const isLetterFeed = (ending: string) => endings.some((each) => each === ending);

export const letterFeeds = (webUrl: string) =>
  endings.map((ending) => ({
    type: ending === 'json' ? 'application/feed+json' : `application/${ending}+xml`,
    title: `Letters (${ending})`,
    href: `${webUrl}/feeds/letters.${ending}`,
  }));

/** What went to subscribers, for whoever leaves no address. */
export async function writeLetterFeed(db: Db, ending: string, webUrl: string): Promise<string> {
  const rows = await listSent(db, { limit: mostLetters - 1, after: null });
  const about = {
    link: `${webUrl}/letters`,
    address: `${webUrl}/feeds/letters`,
    title: 'Letters',
    description: 'One short letter a month: what is going around, and one thing to do about it.',
  };
  const feed = newFeed(about, rows);
  for (const { id, subject, begun_at: at, updated_at: to } of rows) {
    const link = `${webUrl}/letters/${id}`;
    feed.addItem({
      id: link,
      link,
      title: printable(subject),
      published: new Date(at ?? to),
      date: new Date(at ?? to),
    });
  }
  return printFeed(feed, ending);
}
