import type { Context } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import type { PostKind } from './kind.ts';
import { minute } from '../clock/durations.ts';

const often = 5 * minute;

/** What has ended is listed after what is under way, by the same index as what is archived. */
export const moveEndedBack = (kinds: readonly PostKind[]): Job => ({
  name: 'move-ended-back',
  period: async () => often,
  run: async ({ db, clock }: Context) => {
    for (const { store } of kinds) await store.moveEndedBack(db, clock());
  },
});
