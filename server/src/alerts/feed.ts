import type { News } from '../publishing/news.ts';
import { correctionsOf } from './alerts.ts';
import { listAlerts } from './store.ts';

/** An alert is as new as its last correction. */
export const alertNews: News = {
  title: 'Alerts',
  description: 'What is going around right now, who is hit, and what to do.',
  async list(db, most) {
    const rows = await listAlerts(db, { limit: most - 1, after: null });
    return rows.map((row) => {
      const corrections = correctionsOf(row);
      const said = corrections.map(({ text }) => `Corrected: ${text}`);
      const { id, title, happened, affected, advice, begun_at: published } = row;
      return {
        id,
        title,
        text: [...said, happened, `Who is hit: ${affected}`, `What to do now: ${advice}`].join('\n\n'),
        published,
        updated_at: corrections.length > 0 ? Date.parse(corrections.at(-1)?.at ?? '') : published,
      };
    });
  },
};
