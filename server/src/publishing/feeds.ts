import { Feed } from 'feed';
import ical from 'ical-generator';
import type { Db } from '../database/database.ts';
import { readPublishedAt } from '../posts/live-id.ts';
import type { ReadPost } from '../posts/post.ts';
import { addressOf, authorOf, cardOf, type Section, siteName, summarize, textOf } from './site.ts';

/** Posts in a feed. */
const mostPosts = 50;

/** XML 1.0 has no such characters: a reader would refuse the whole feed. */
const unprintable = /[^\P{Cc}\n\t]|[\p{Cs}\ufffe\uffff]/gu;

/** The writer of feeds takes only the first end of a character block out of a text, so a second one would be markup. */
export const printable = (text: string) => text.replaceAll(unprintable, '').replaceAll(']]>', ']] >');

const listNewest = (db: Db, { kind }: Section): Promise<ReadPost[]> =>
  kind.store.listPublic(db, { limit: mostPosts - 1, after: null });

interface About {
  /** The page that it follows. */
  link: string;
  /** Its own address, without the ending. */
  address: string;
  title: string;
  description: string;
}

export const newFeed = ({ link, address, title, description }: About, posts: readonly { updated_at: number }[]) =>
  new Feed({
    id: link,
    link,
    title: `${title} · ${siteName}`,
    description,
    language: 'en-AU',
    copyright: siteName,
    generator: siteName,
    updated: new Date(Math.max(0, ...posts.map((post) => post.updated_at))),
    feedLinks: { rss: `${address}.rss`, atom: `${address}.atom`, json: `${address}.json` },
  });

async function collect(db: Db, section: Section, webUrl: string): Promise<Feed> {
  const posts = await listNewest(db, section);
  const { title, description } = section;
  const address = `${webUrl}/feeds/${section.kind.table}`;
  const feed = newFeed({ link: `${webUrl}${section.path}`, address, title, description }, posts);
  for (const post of posts) {
    feed.addItem({
      id: addressOf(section, post.id, webUrl),
      link: addressOf(section, post.id, webUrl),
      title: printable(post.title),
      description: printable(summarize(textOf(post))),
      author: [{ name: printable(authorOf(post)) }],
      published: new Date(readPublishedAt(post)),
      date: new Date(post.updated_at),
      image: cardOf(section, post, webUrl),
    });
  }
  return feed;
}

const newCalendar = (name: string, product: string) =>
  ical({ name: `${name} · ${siteName}`, prodId: { company: siteName, product }, ttl: 6 * 3600 });

/** Each version has a higher number than the one before: a calendar that has the event changes it. */
const sequenceOf = ({ created_at: from, updated_at: to }: ReadPost) => Math.max(0, Math.floor((to - from) / 1000));

function addEvent(calendar: ReturnType<typeof ical>, post: ReadPost, url: string): void {
  const { start_at: start, end_at: end } = post;
  if (typeof start !== 'number' || typeof end !== 'number') return;
  calendar.createEvent({
    id: `${post.id}@${new URL(url).hostname}`,
    sequence: sequenceOf(post),
    start: new Date(start),
    end: new Date(end),
    stamp: new Date(post.updated_at),
    lastModified: new Date(post.updated_at),
    summary: printable(post.title),
    description: printable(summarize(textOf(post), 1000)),
    url,
  });
}

async function writeCalendar(db: Db, section: Section, webUrl: string): Promise<string> {
  const calendar = newCalendar(section.title, section.title);
  for (const post of await listNewest(db, section)) addEvent(calendar, post, addressOf(section, post.id, webUrl));
  return calendar.toString();
}

/** One campaign, to be subscribed to: a calendar asks again every six hours, and moves it when its times change. */
export function writeCampaignCalendar(post: ReadPost, webUrl: string): string {
  const calendar = newCalendar(printable(post.title), 'Campaign');
  addEvent(calendar, post, `${webUrl}/campaigns/${post.id}?via=calendar`);
  return calendar.toString();
}

/** In the format of the ending of its address: `rss`, `atom`, else JSON. */
export const printFeed = (feed: Feed, ending: string): string =>
  ending === 'rss' ? feed.rss2() : ending === 'atom' ? feed.atom1() : feed.json1();

type WriteFeed = (db: Db, section: Section, webUrl: string) => Promise<string>;

/** Every format by the ending of its address. */
export const feedFormats: Record<string, { type: string; write: WriteFeed }> = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: async (...from) => (await collect(...from)).rss2() },
  atom: { type: 'application/atom+xml; charset=utf-8', write: async (...from) => (await collect(...from)).atom1() },
  json: { type: 'application/feed+json; charset=utf-8', write: async (...from) => (await collect(...from)).json1() },
  ics: { type: 'text/calendar; charset=utf-8', write: writeCalendar },
};

/** What the organiser of one campaign wrote since, the newest first, to be subscribed to. */
export function writeCampaignFeed(
  campaign: ReadPost,
  updates: readonly ReadPost[],
  ending: string,
  webUrl: string,
): string {
  const page = `${webUrl}/campaigns/${campaign.id}`;
  const about = {
    link: page,
    address: `${webUrl}/feeds/campaigns/${campaign.id}`,
    title: printable(campaign.title),
    description: printable(summarize(textOf(campaign))),
  };
  const feed = newFeed(about, [campaign, ...updates]);
  for (const update of updates.slice(0, mostPosts))
    feed.addItem({
      id: `${page}#${update.id}`,
      link: `${page}?via=feed#${update.id}`,
      title: printable(update.title),
      description: printable(summarize(textOf(update))),
      author: [{ name: printable(authorOf(campaign)) }],
      published: new Date(update.created_at),
      date: new Date(update.updated_at),
    });
  return printFeed(feed, ending);
}

/** What a section is offered as; a calendar only where its posts have dates. */
export const feedsOf = ({ kind, type }: Section, webUrl: string) =>
  Object.entries(feedFormats)
    .filter(([ending]) => ending !== 'ics' || type === 'Event')
    .map(([ending, { type: mediaType }]) => ({
      ending,
      type: mediaType.split(';')[0] ?? '',
      href: `${webUrl}/feeds/${kind.table}.${ending}`,
    }));
