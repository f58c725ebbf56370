import {
  AdminBlogPage,
  type Blog,
  BlogAnswer,
  BlogForm,
  blogImageMissing,
  BlogPage,
  type BlogStatus,
  blogStatuses,
  BlogStatusChange,
  type BlogSummary,
  type ResourceCategory,
  text,
  topicFilter,
} from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { OwnableListQuery } from '../../lists/list-query.ts';
import type { Viewer } from '../../sessions/guards.ts';
import { commonColumns, commonFields, editFields, toAdminQuery, topicColumn } from '../common.ts';
import { definePostKind } from '../kind.ts';
import type { ReadPost } from '../post.ts';
import { excerptOf } from '../excerpt.ts';
import { plainWords } from '../../formatted-text/format-text.ts';
import { showBlocks } from '../../formatted-text/show-blocks.ts';

type Excerpt = { excerpt: string; topic?: ResourceCategory | null };
type Content = { content: string };

export const blog = definePostKind<Excerpt, Excerpt & Content, BlogForm>({
  name: 'blog',
  table: 'blogs',
  authorColumn: 'author_id',
  textColumn: 'content',
  hasPublishTime: true,
  listedColumns: ['excerpt', 'topic'],
  bodyColumns: ['content'],
  statuses: blogStatuses,
  approvedStatus: 'approved',
  visibilityOf: (status) => (status === 'approved' || status === 'active' ? 2 : 0),
  publicFrom: 2,
  hiddenOnRequest: true,
  listsForViewer: false,
  toColumns({ content, topic }) {
    const lines = content.replace(/\r\n?/g, '\n');
    return { content: lines, excerpt: excerptOf(plainWords(lines)), ...topicColumn(topic) };
  },
  otherWords: () => ({}),
  show: (row, publicApiUrl, by): Blog => ({
    ...fields(row, publicApiUrl, by),
    content: row.content,
    ...showBlocks(row.content),
  }),
  summarise: (row, publicApiUrl, by): BlogSummary => ({ ...fields(row, publicApiUrl, by), excerpt: row.excerpt }),
  csv: () => commonColumns,
  shapes: {
    form: BlogForm,
    edit: z.extend(BlogForm, { ...editFields, imageUrl: z.optional(text()) }),
    query: z.extend(OwnableListQuery, { topic: topicFilter }),
    adminQuery: toAdminQuery(blogStatuses),
    statusChange: BlogStatusChange,
    answer: BlogAnswer,
    page: BlogPage,
    adminPage: AdminBlogPage,
  },
  texts: {
    missing: 'Blog not found',
    notAuthor: 'Only the author can change this blog.',
    imageMissing: blogImageMissing,
    created: 'Blog created successfully',
    statusChanged: 'Status updated',
    loadFailed: 'Failed to load blog',
    statusFailed: 'Update failed',
    listSummary: 'Approved blogs, newest first; with mine, the member’s own of every status',
    readSummary: 'One blog; with all, also one that only its author and administrators see',
  },
});

const fields = (row: ReadPost<Excerpt>, publicApiUrl: string, by: Viewer | null) => ({
  ...commonFields(row, publicApiUrl, by),
  status: row.status as BlogStatus,
  topic: row.topic ?? null,
  author: row.author_id === null || row.author_name === null ? null : { _id: row.author_id, name: row.author_name },
});
