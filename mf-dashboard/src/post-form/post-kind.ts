import type { Sending } from '@cyberharbour/shared-api';
import type { Blog, Revision } from '@cyberharbour/shared-api/contract';
import type { Schema } from '@cyberharbour/shared-api/forms';
import type { ComponentType } from 'react';
import type { Control, FieldPathByValue } from 'react-hook-form';
import type { Reload } from '../conflict/use-editing';

/** What the form of every kind reads of a stored post. */
interface StoredPost extends Pick<Blog, '_id' | 'imageUrl' | 'createdAt' | 'updatedAt' | 'moderation' | 'publishAt'> {
  status: string;
}

/** The fields that the form of every kind has. */
export interface PostFields {
  title: string;
  image: File | null;
  imageAlt: string;
  /** What of the picture stays in sight, as `30 70`; empty while nothing was chosen. */
  imageFocus: string;
  /** One of the library’s; empty for none. */
  topic: string;
  /** When it goes live once it is approved, in local time; empty for at once. */
  publishAt: string;
}

/** The types of one kind: a stored post, the fields of its form, the body that they become. */
export interface PostTypes {
  post: StoredPost;
  fields: PostFields;
  body: object;
}

type TextName<Fields extends PostFields> = FieldPathByValue<Fields, string> & keyof Fields & string;

interface LabelledField<Fields extends PostFields> {
  name: TextName<Fields>;
  label: string;
  hint: string;
}

interface Mutation<Variables> {
  mutateAsync: (variables: Variables) => Promise<unknown>;
  error: Error | null;
}

/** What tells one kind of post from another. The form, its pages and its draft are the same for all. */
export interface PostKind<Of extends PostTypes> {
  name: 'blog' | 'campaign';
  /** The name with a capital, for titles and buttons. */
  title: string;
  /** What a new post of this kind is for. */
  lede: string;
  titleHint: string;
  text: LabelledField<Of['fields']> & { rows: number; withTime?: boolean };
  times?: readonly LabelledField<Of['fields']>[];
  /** Fields that this kind alone has, after its times, and their names as people read them. */
  extras?: {
    Fields: ComponentType<{
      control: Control<Of['fields']>;
      idOf: (name: string) => string;
      errorOf: (name: string) => string | undefined;
    }>;
    labels: Record<string, string>;
  };
  picture: { label: string; missing: string };

  empty: Of['fields'];
  fieldsOf: (post: Of['post']) => Of['fields'];
  textOf: (fields: Of['fields']) => string;
  /** The fields that an earlier version brings back. */
  wordsFrom: (version: Revision) => Partial<Of['fields']>;
  /** The body of the request, without the picture. */
  bodyOf: (fields: Of['fields']) => Of['body'];
  /** What an update says of the picture. @param chosen a new one */
  pictureOf: (chosen: File | null, post: Of['post']) => { image?: File | undefined; imageUrl?: string | undefined };
  schema: Schema;
  authorOf: (post: Of['post']) => { _id: string; name: string } | null;
  /** Where a post is read. */
  addressOf: (id: string) => string;

  useEdited: (id: string) => { data: Of['post'] | undefined; isError: boolean; refetch: Reload<Of['post']> };
  useCreate: () => Mutation<Of['body'] & { image: File; sending: Sending; attempt: string }>;
  useUpdate: () => Mutation<
    Of['body'] & { id: string; updatedAt: string; sending: Sending } & ReturnType<PostKind<Of>['pictureOf']>
  >;
}

/** The names of all fields, as people read them. */
export const labelsOf = <Of extends PostTypes>({ text, times = [], extras, picture }: PostKind<Of>) =>
  ({
    title: 'Title',
    ...Object.fromEntries([text, ...times].map(({ name, label }) => [name, label])),
    ...extras?.labels,
    image: picture.label,
    imageAlt: 'What the picture shows',
    imageFocus: 'What must stay in sight',
    topic: 'Topic',
    publishAt: 'Publish at',
  }) as Record<keyof Of['fields'] & string, string>;
