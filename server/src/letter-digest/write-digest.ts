import {
  type LetterBlock,
  type LetterForm,
  type LetterPostKind,
  type ResourceCategory,
  resourceCategories,
} from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import type { ResourceRow } from '../database/library-tables.ts';
import type { PostKind } from '../posts/kind.ts';
import { blog } from '../posts/kinds/blog.ts';
import { campaign } from '../posts/kinds/campaign.ts';
import * as store from './store.ts';

/** Of each kind, and of each topic: a moderator adds what else is worth it. */
const most = 5;

const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'Australia/Sydney' });

/** What was approved since then and may still be read, by topic; null where nothing was. */
export async function writeDigest(db: Db, since: number, now: number, webUrl: string): Promise<LetterForm | null> {
  const blogs = await listPosts(db, blog, 'blogs', since, now);
  const campaigns = await listPosts(db, campaign, 'campaigns', since, now);
  const resources = await store.listNewResources(db, since);
  const about = <Chosen extends { topic: string | null }>(posts: readonly Chosen[], topic: string | null) =>
    posts.filter((post) => post.topic === topic);
  const isAbout = (topic: ResourceCategory) =>
    about([...blogs, ...campaigns], topic).length > 0 || resources.some(({ category }) => category === topic);
  const topics = resourceCategories.filter(isAbout);
  if (blogs.length + campaigns.length + topics.length === 0) return null;
  return {
    subject: `CyberHarbour in ${month.format(now)}`,
    topics: ['monthly', ...topics],
    blocks: [
      ...under('Written by members', about(blogs, null)),
      ...under('Campaigns to join', about(campaigns, null)),
      ...topics.flatMap((topic) => [
        aboutTopic(
          topic,
          resources.filter(({ category }) => category === topic),
          webUrl,
        ),
        ...blocksOf(about([...blogs, ...campaigns], topic)),
      ]),
    ],
  };
}

/** A post that the draft names, and what it is about. */
interface ChosenPost {
  of: LetterPostKind;
  id: string;
  topic: string | null;
}

const words = (text: string): LetterBlock => ({ kind: 'words', text });
const blocksOf = (posts: readonly ChosenPost[]): LetterBlock[] => posts.map(({ of, id }) => ({ kind: 'post', of, id }));
const under = (title: string, posts: readonly ChosenPost[]) =>
  posts.length === 0 ? [] : [words(`## ${title}`), ...blocksOf(posts)];

/** Marks of formatted text in a title would be read as such. */
const withoutMarks = (title: string) => title.replaceAll(/[*_[\]#`]/g, '');

const aboutTopic = (topic: string, resources: readonly ResourceRow[], webUrl: string) =>
  words(
    [
      `## ${topic}`,
      resources
        .slice(0, most)
        .map(({ title, content, slug, link }) => {
          const address = content === '' ? link : `${webUrl}/resources/${slug ?? ''}`;
          return `- [${withoutMarks(title)}](${address})`;
        })
        .join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );

async function listPosts(
  db: Db,
  kind: PostKind,
  of: LetterPostKind,
  since: number,
  now: number,
): Promise<ChosenPost[]> {
  const posts: ChosenPost[] = [];
  const decided = await store.listDecided(db, kind.name, since);
  const later = await store.listWentLive(db, of, since, now);
  for (const id of new Set([...later, ...decided])) {
    const post = await kind.store.find(db, id);
    const isOver = typeof post?.['end_at'] === 'number' && post['end_at'] < now;
    if (post?.status === kind.approvedStatus && post.visibility > 0 && !isOver) {
      const { topic } = post;
      posts.push({ of, id, topic: typeof topic === 'string' ? topic : null });
    }
    if (posts.length === most) break;
  }
  return posts;
}
