import type { ReadRunningAlerts, RunningAlert } from '../changes/routes.ts';
import type { Context } from '../context.ts';
import { readLink } from './links.ts';
import { listRunning } from './store.ts';

/** Reads what runs once after each public change: an alert that ends by itself is left out by its time. */
export function createBannerReader({ db, clock }: Pick<Context, 'db' | 'clock'>): ReadRunningAlerts {
  let known: { changes: string; banners: RunningAlert[] } | undefined;
  return async (changes) => {
    if (known?.changes !== changes) known = { changes, banners: await readBanners() };
    return known.banners.filter(({ endsAt }) => endsAt > clock());
  };

  async function readBanners(): Promise<RunningAlert[]> {
    const rows = await listRunning(db, clock());
    return Promise.all(
      rows.map(async ({ id, updated_at: version, title, advice, link, ends_at: endsAt }) => ({
        id,
        version,
        title,
        advice,
        link: await readLink(db, link),
        endsAt,
      })),
    );
  }
}
