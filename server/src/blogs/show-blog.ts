import { type Blog, type BlogSummary, limits } from '@cyberharbour/shared-api/contract';
import { moderationFields } from '../moderation/moderation-fields.ts';
import type { Viewer } from '../sessions/guards.ts';
import { pictureFields } from '../media/picture-fields.ts';
import type { ListedBlog, ReadBlog } from './store.ts';

const shared = (row: ListedBlog, publicApiUrl: string, by: Viewer | null) => ({
  _id: row.id,
  title: row.title,
  ...pictureFields(row, publicApiUrl),
  status: row.status,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  ...moderationFields(row, row.author_id, by),
  author: row.author_id === null || row.author_name === null ? null : { _id: row.author_id, name: row.author_name },
});

export const showBlog = (row: ReadBlog, publicApiUrl: string, by: Viewer | null): Blog => ({
  ...shared(row, publicApiUrl, by),
  content: row.content,
});

export const summariseBlog = (row: ListedBlog, publicApiUrl: string, by: Viewer | null): BlogSummary => ({
  ...shared(row, publicApiUrl, by),
  excerpt: row.excerpt,
});

/** The first 120 characters, and an ellipsis where there are more. */
export function excerptOf(content: string): string {
  const characters = Array.from(content.slice(0, limits.excerpt * 2 + 2));
  return characters.length > limits.excerpt ? `${characters.slice(0, limits.excerpt).join('')}…` : content;
}
