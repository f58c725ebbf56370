import type { Context } from '../context.ts';
import { hour } from '../clock/durations.ts';
import { transact } from '../database/transact.ts';
import type { Job } from '../jobs/jobs.ts';
import type { FetchPage, Fetched } from './fetch-page.ts';
import { judge } from './judge.ts';
import { isQuiet } from './quiet-hours.ts';
import * as store from './store.ts';

/** Pages that are asked for at once, each of another host. */
const atOnce = 4;

async function askAll(links: readonly store.Link[], fetchPage: FetchPage) {
  const waiting = [...links];
  const asked: { each: store.Link; fetched: Fetched }[] = [];
  const work = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      const { etag = null, last_modified: lastModified = null } = each.known ?? {};
      asked.push({ each, fetched: await fetchPage(each.link, { etag, lastModified }) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return asked;
}

/** Asks once a night whether the pages that the library links to are there, and still say what they said. */
export const checkLinks: Job = {
  name: 'link-checks',
  period: async ({ clock, links }) => (links.quietHours && isQuiet(links.quietHours, clock()) ? 20 * hour : null),
  async run({ db, clock, links }: Context) {
    const asked = await askAll(await store.listLinks(db), links.fetchPage);
    // Where nobody at all answers, it is this server that has no line.
    if (asked.length > 1 && asked.every(({ fetched }) => fetched.kind === 'failed')) return;
    const now = clock();
    const there = asked.filter(({ fetched }) => fetched.kind === 'page' || fetched.kind === 'unchanged');
    await transact(db, async (tx) => {
      for (const { each, fetched } of asked) await store.saveCheck(tx, judge(each, fetched, now));
      await store.setCheckedAt(
        tx,
        there.map(({ each }) => each.id),
        now,
      );
    });
  },
};
