import type { Role } from '@cyberharbour/shared-api/contract';
import type { Selectable } from 'kysely';
import type { EarlierColumns, ModerationColumns, Visibility } from '../database/post-columns.ts';
import type { MediaColumns } from '../media/picture-fields.ts';

/** What a table of posts may hold beside the columns that all of them have. */
export type OwnColumns = Record<string, string | number | null>;

/** A post as every kind stores it, without what is the kind's own. */
export interface PostRow extends ModerationColumns {
  id: string;
  title: string;
  media_id: string | null;
  image_alt: string | null;
  image_focus: string | null;
  status: string;
  author_id: string | null;
  /** When it goes live or went live, in milliseconds; null where it does so as soon as it is approved. */
  publish_at: number | null;
  /** Of the moment at which it went live at a time of its author’s; null for all others. */
  live_id: string | null;
  created_at: number;
  updated_at: number;
}

/** What changes at once in a stored post. */
export type PostChange = Partial<
  Pick<PostRow, 'title' | 'media_id' | 'image_alt' | 'image_focus' | 'status' | 'publish_at' | keyof ModerationColumns>
> &
  Partial<Selectable<EarlierColumns>> &
  Partial<OwnColumns>;

/** A post as it is read: with its author and its picture, without what is the kind's own. */
export type CommonPost = PostRow &
  MediaColumns & {
    visibility: Visibility;
    author_name: string | null;
    author_email: string | null;
    author_role: Role | null;
    author_business: string | null;
  };

/** A post as it is read, with its own columns. */
export type ReadPost<Own extends OwnColumns = OwnColumns> = CommonPost & Own;

/** With where it stands: in the lists that everybody reads, and among what a search found. */
export type ListedPost = ReadPost & { place_id?: string; place?: number };

/** Where a kind is stored, for whoever reads posts of every kind. */
export interface PostTable {
  /** Of its table, its counters, its paths and its lists in answers. */
  table: string;
  /** The column that points to the member who posted. */
  authorColumn: string;
  /** The column whose words are searched beside the title. */
  textColumn: string;
  /** Whether its author may choose when it goes live: its table has the column for that. */
  hasPublishTime?: true;
  /** The column that says when it is over, in milliseconds, where a kind has an end. */
  endColumn?: string;
}
