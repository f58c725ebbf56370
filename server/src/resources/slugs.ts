import { resourceCategories, topicSlug } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { listSlugs } from './store.ts';

/** Characters of an address that people still read out. */
const most = 60;

/** Words of a title as a part of an address: `Backups you can count on` is `backups-you-can-count-on`. */
const toSlug = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-|-$/g, '') || 'guide';

/** An address that no guide had before, and that stands for no topic. */
export async function makeSlug(db: Db, title: string): Promise<string> {
  const slug = toSlug(title);
  const taken = new Set([...resourceCategories.map(topicSlug), ...(await listSlugs(db, slug))]);
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
