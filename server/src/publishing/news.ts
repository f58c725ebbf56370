import type { Db } from '../database/database.ts';

/** One thing that the site itself said. */
interface NewsItem {
  id: string;
  title: string;
  text?: string;
  published: number;
  updated_at: number;
}

/** What can be followed by a feed, for whoever leaves no address. */
export interface News {
  title: string;
  description: string;
  /** The newest first. */
  list: (db: Db, most: number) => Promise<NewsItem[]>;
}
