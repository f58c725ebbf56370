import { useCreateBlog, useEditedBlog, useUpdateBlog } from '@cyberharbour/shared-api/blogs';
import { BlogForm, blogImageMissing, type Blog } from '@cyberharbour/shared-api/contract';
import { toField, toWire } from '../post-form/local-time';
import type { PostKind } from '../post-form/post-kind';
import { readTopic } from '../post-form/topic-field';
import type { BlogFields } from './blog-fields';

/** All that is particular to the form of a blog. */
export const blogKind: PostKind<{ post: Blog; fields: BlogFields; body: BlogForm }> = {
  name: 'blog',
  title: 'Blog',
  lede: 'What happened, what you did, and what you would do sooner.',
  titleHint: 'Say it the way you would at the counter.',
  text: {
    name: 'content',
    label: 'Content',
    hint: 'A new line starts a new paragraph. Leave out names and account numbers.',
    rows: 14,
    withTime: true,
  },
  picture: { label: 'Cover Image', missing: blogImageMissing },

  empty: { title: '', content: '', image: null, imageAlt: '', imageFocus: '', topic: '', publishAt: '' },
  fieldsOf: ({ title, content, imageAlt, imageFocus, topic, publishAt }) => ({
    title,
    content,
    image: null,
    imageAlt: imageAlt ?? '',
    imageFocus: imageFocus ?? '',
    topic: topic ?? '',
    publishAt: publishAt ? toField(publishAt) : '',
  }),
  textOf: ({ content }) => content,
  wordsFrom: ({ title, text }) => ({ title, content: text }),
  bodyOf: ({ title, content, imageAlt, imageFocus, topic, publishAt }) => ({
    title,
    content,
    imageAlt,
    imageFocus: imageFocus || undefined,
    topic: readTopic(topic),
    publishAt: toWire(publishAt),
  }),
  pictureOf: (image, { imageUrl }) => (image ? { image } : { imageUrl: imageUrl ?? undefined }),
  schema: BlogForm,
  authorOf: ({ author }) => author,
  addressOf: (id) => `/blog/${id}`,

  useEdited: useEditedBlog,
  useCreate: useCreateBlog,
  useUpdate: useUpdateBlog,
};
