import {
  type LetterBlock,
  type LetterForm,
  type LetterPostKind,
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
  const topics = resourceCategories.filter((each) => resources.some(({ category }) => category === each));
  if (blogs.length + campaigns.length + topics.length === 0) return null;
  return {
    subject: `CyberHarbour in ${month.format(now)}`,
    topics: ['monthly', ...topics],
    blocks: [
      ...under('Written by members', blogs),
      ...under('Campaigns to join', campaigns),
      ...topics.map((topic) =>
        aboutTopic(
          topic,
          resources.filter(({ category }) => category === topic),
          webUrl,
        ),
      ),
    ],
  };
}

const words = (text: string): LetterBlock => ({ kind: 'words', text });
const under = (title: string, blocks: LetterBlock[]) => (blocks.length === 0 ? [] : [words(`## ${title}`), ...blocks]);

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
    ].join('\n\n'),
  );

async function listPosts(
  db: Db,
  kind: PostKind,
  of: LetterPostKind,
  since: number,
  now: number,
): Promise<LetterBlock[]> {
  const blocks: LetterBlock[] = [];
  const decided = await store.listDecided(db, kind.name, since);
  const later = await store.listWentLive(db, of, since, now);
  for (const id of new Set([...later, ...decided])) {
    const post = await kind.store.find(db, id);
    const isOver = typeof post?.['end_at'] === 'number' && post['end_at'] < now;
    if (post?.status === kind.approvedStatus && post.visibility > 0 && !isOver) blocks.push({ kind: 'post', of, id });
    if (blocks.length === most) break;
  }
  return blocks;
}
