import * as z from 'zod/mini';
import { answer, imageAlt, imageFields, imageFocus, page } from './answer.ts';
import { blocks } from './formatted-text.ts';
import { limits } from './limits.ts';
import { moderation, reason } from './moderation.ts';
import { topic, topicField } from './post-topic.ts';
import { publishAt, publishAtField, publishedAt } from './publish-time.ts';
import { text } from './text.ts';

/** `active` is read as approved; nothing is set to it any more. */
export const blogStatuses = ['pending', 'approved', 'active', 'archived'] as const;
export type BlogStatus = (typeof blogStatuses)[number];
/** What a moderator may set. */
export const settableBlogStatuses = ['pending', 'approved', 'archived'] as const;

const common = {
  _id: z.string(),
  title: z.string(),
  ...imageFields,
  status: z.enum(blogStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishAt,
  publishedAt,
  topic,
  moderation,
  /** null once the account was deleted: screens show `Unknown`. */
  author: z.nullable(z.object({ _id: z.string(), name: z.string() })),
};

export const Blog = z.object({ ...common, content: z.string(), blocks });
export type Blog = z.infer<typeof Blog>;

/** In lists an excerpt stands in place of the content. */
export const BlogSummary = z.object({ ...common, excerpt: z.string() });
export type BlogSummary = z.infer<typeof BlogSummary>;

export const BlogAnswer = answer({ blog: Blog });
export type BlogAnswer = z.infer<typeof BlogAnswer>;

export const BlogPage = page('blogs', BlogSummary);
export type BlogPage = z.infer<typeof BlogPage>;

export const AdminBlogPage = z.extend(BlogPage, {
  byStatus: z.record(z.enum(blogStatuses), z.number()),
  /** How many of the pending ones wait for their author; absent from a server of an earlier release. */
  sentBack: z.optional(z.number()),
});
export type AdminBlogPage = z.infer<typeof AdminBlogPage>;

/** The texts of a blog form, in the browser and on the server; the picture is a part of its own. */
export const BlogForm = z.object({
  title: text('Give your blog a title.').check(
    z.trim(),
    z.minLength(1, 'Give your blog a title.'),
    z.maxLength(limits.title, `A title has at most ${limits.title} characters.`),
  ),
  content: text('Write the content of your blog.').check(
    z.trim(),
    z.minLength(1, 'Write the content of your blog.'),
    z.maxLength(limits.text, 'The content has at most 50,000 characters.'),
  ),
  topic: topicField,
  publishAt: publishAtField,
  imageAlt,
  imageFocus,
});
export type BlogForm = z.infer<typeof BlogForm>;

export const blogImageMissing = 'Please upload an image';

/** Body of PUT /admin/blogs/{id}/status. */
export const BlogStatusChange = z.object({ status: z.enum(settableBlogStatuses), reason });
