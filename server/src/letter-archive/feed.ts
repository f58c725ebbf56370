import type { News } from '../publishing/news.ts';
import { listSent } from './store.ts';

/** What went to subscribers; one that is on its way is as new as its beginning. */
export const letterNews: News = {
  title: 'Letters',
  description: 'One short letter a month: what is going around, and one thing to do about it.',
  async list(db, most) {
    const rows = await listSent(db, { limit: most - 1, after: null });
    return rows.map(({ id, subject: title, begun_at: begun, updated_at: saved }) => {
      const time = begun ?? saved;
      return { id, title, published: time, updated_at: time };
    });
  },
};
