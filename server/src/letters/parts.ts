import type { LetterBlock, LetterPart, LetterPostKind } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { showBlocks } from '../formatted-text/show-blocks.ts';
import type { PostKind } from '../posts/kind.ts';
import { blog } from '../posts/kinds/blog.ts';
import { campaign } from '../posts/kinds/campaign.ts';
import { pictureFields } from '../media/picture-fields.ts';
import { findPicture } from '../media/store.ts';
import { summarize, textOf } from '../publishing/site.ts';

const kinds: Record<LetterPostKind, { kind: PostKind; path: string }> = {
  blogs: { kind: blog, path: '/blog' },
  campaigns: { kind: campaign, path: '/campaigns' },
};

/** What of a letter can be drawn now, and how many of its posts nobody may read any more. */
export interface Parts {
  parts: LetterPart[];
  missing: number;
}

/** Posts are read as they are at this moment: one that was taken down is in no letter, nor in its archive. */
export async function readParts(db: Db, publicApiUrl: string, blocks: readonly LetterBlock[]): Promise<Parts> {
  const all = await Promise.all(blocks.map((block) => readPart(db, publicApiUrl, block)));
  const parts = all.filter((part) => part !== null);
  return { parts, missing: all.length - parts.length };
}

async function readPart(db: Db, publicApiUrl: string, block: LetterBlock): Promise<LetterPart | null> {
  if (block.kind === 'words') return { kind: 'words', text: block.text, ...showBlocks(block.text) };
  if (block.kind === 'tip') return block;
  if (block.kind === 'picture') return readPicture(db, publicApiUrl, block);
  const { kind, path } = kinds[block.of];
  const post = await kind.store.find(db, block.id);
  if (!post || post.visibility === 0) return null;
  const excerpt = summarize(textOf(post));
  return { kind: 'post', of: block.of, title: post.title, excerpt, href: `${path}/${post.id}` };
}

async function readPicture(db: Db, publicApiUrl: string, block: Extract<LetterBlock, { kind: 'picture' }>) {
  const row = await findPicture(db, block.id);
  if (!row) return null;
  const {
    imageUrl,
    imageVariants: variants,
    imageWidth: width,
    imageHeight: height,
  } = pictureFields(row, publicApiUrl);
  return { ...block, url: imageUrl ?? '', variants, width: width ?? 0, height: height ?? 0 };
}
