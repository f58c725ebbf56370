import type { $ZodType } from 'zod/v4/core';
import type { Visibility } from '../database/post-columns.ts';
import type { Tx } from '../database/transact.ts';
import type { Viewer } from '../sessions/guards.ts';
import type { OwnColumns, PostTable, ReadPost } from './post.ts';
import { createPostStore, type PostStore } from './store.ts';

export interface PostForm {
  title: string;
  imageAlt?: string | undefined;
  imageFocus?: string | undefined;
  /** Empty where it is to go live as soon as it is approved; absent leaves what was chosen. */
  publishAt?: string | undefined;
}

/**
 * A method's type: TypeScript compares the parameters of methods both ways, so that kinds of different rows fit one
 * list.
 */
type Cell<Row> = { cell(row: Row): string | number | null }['cell'];

/**
 * All that makes a kind of post different. `Listed` are its own columns in lists, `Own` all of them,
 * `Form` what a form sends.
 */
export interface PostSpec<Listed extends OwnColumns, Own extends Listed, Form extends PostForm> extends PostTable {
  /** Of one post: in answers, in the audit log and in mails. */
  name: string;
  listedColumns: readonly (keyof Listed & string)[];
  bodyColumns: readonly (keyof Own & string)[];
  statuses: readonly string[];
  /** The status that an approval sets. */
  approvedStatus: string;
  /** 2 shown, 1 shown after the others, 0 hidden. */
  visibilityOf(status: string): Visibility;
  /** The least visibility in the public list. */
  publicFrom: 1 | 2;
  /** Whether author and moderators read a hidden post only with `?all=true`. */
  hiddenOnRequest: boolean;
  /**
   * Whether the public list has the fields that only author and moderators see; without them it is the same for
   * everybody.
   */
  listsForViewer: boolean;
  /** Where readers and its author find it, as paths of the site; without it, below the list of its kind. */
  pathsOf?(row: ReadPost<Own>): { read: string; edit: string };
  /** Deletes what belongs to one, in the transaction that deletes it. */
  removeWith?(tx: Tx, id: string): Promise<void>;
  /** In the API's description, of fields whose shape does not say what they take. */
  example?: Record<string, string>;
  toColumns(form: Form): Own;
  /** All that readers read of one, where that is more than its text column: what a moderator compares. */
  wholeText?(row: ReadPost<Own>): string;
  /**
   * The words of its form beside title and text, by their fields. A kind that has this keeps what its posts were before
   * they were changed.
   */
  otherWords?(row: ReadPost<Own>): Record<string, string>;
  show(row: ReadPost<Own>, publicApiUrl: string, by: Viewer | null): object;
  summarise(row: ReadPost<Listed>, publicApiUrl: string, by: Viewer | null): object;
  /** The columns of its table for a spreadsheet, by their headings. */
  csv(): Record<string, Cell<ReadPost<Listed>>>;
  shapes: {
    form: $ZodType<Form>;
    edit: $ZodType<Form & PostEditFields>;
    query: $ZodType<PublicQuery>;
    adminQuery: $ZodType<AdminQuery>;
    statusChange: $ZodType<{ status: string; reason?: string | undefined }>;
    answer: $ZodType;
    page: $ZodType;
    adminPage: $ZodType;
  };
  /** Sentences that people read, and the lines of the API's description. */
  texts: {
    missing: string;
    notAuthor: string;
    /** null: posts of this kind have no picture. */
    imageMissing: string | null;
    created: string;
    statusChanged: string;
    loadFailed: string;
    statusFailed: string;
    listSummary: string;
    readSummary: string;
  };
}

export interface PostEditFields {
  /** The stored address, when the picture stays. */
  imageUrl?: string | undefined;
  updatedAt?: string | undefined;
}

interface ListQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
}

export interface PublicQuery extends ListQuery {
  mine?: string | undefined;
  type?: 'business' | 'individual' | undefined;
  topic?: string | undefined;
}

export interface AdminQuery extends ListQuery {
  from?: string | undefined;
  to?: string | undefined;
  status?: string | undefined;
  sentBack?: 'true' | 'false' | undefined;
  authorId?: string | undefined;
  order?: 'newest' | 'oldest' | 'title' | 'title-desc' | undefined;
}

/**
 * A kind of post in use. Its own types are known in its definition alone: everywhere else posts of all kinds are alike.
 */
export type PostKind = PostSpec<OwnColumns, OwnColumns, PostForm> & { store: PostStore };

/**
 * Checks a definition by its own types, and gives it its queries. The rows and forms of a kind reach only its own
 * methods.
 */
export const definePostKind = <Listed extends OwnColumns, Own extends Listed, Form extends PostForm>(
  spec: PostSpec<Listed, Own, Form>,
): PostKind => ({ ...spec, store: createPostStore(spec) });
