import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { readLink } from './links.ts';
import { listRunning } from './store.ts';

/** What the web server writes into every page of an alert that runs. */
export const Banner = z.object({
  id: z.string(),
  /** Another one after every correction. */
  version: z.number(),
  title: z.string(),
  advice: z.string(),
  link: z.nullable(z.object({ href: z.string(), title: z.string() })),
  /** In milliseconds. */
  endsAt: z.number(),
});
type Banner = z.infer<typeof Banner>;

/** Reads what runs once after each public change: an alert that ends by itself is left out by its time. */
export function createBannerReader({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  let known: { changes: string; banners: Banner[] } | undefined;
  return async (changes: string): Promise<Banner[]> => {
    if (known?.changes !== changes) known = { changes, banners: await readBanners() };
    return known.banners.filter(({ endsAt }) => endsAt > clock());
  };

  async function readBanners(): Promise<Banner[]> {
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
