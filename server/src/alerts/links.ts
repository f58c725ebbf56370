import type { Alert } from '@cyberharbour/shared-api/contract';
import { isId } from '../database/ids.ts';
import type { Db } from '../database/database.ts';
import { campaign } from '../posts/kinds/campaign.ts';
import { findBySlug } from '../resources/store.ts';

const beginnings = { guide: '/resources/', campaign: '/campaigns/' } as const;

/** Where an alert leads, as anybody may read it now; null where nobody may. */
export async function readLink(db: Db, href: string | null): Promise<Alert['link']> {
  if (href?.startsWith(beginnings.guide)) {
    const guide = await findBySlug(db, href.slice(beginnings.guide.length));
    return guide && guide.retired_at === null && guide.content !== '' ? { href, title: guide.title } : null;
  }
  const post = await findCampaign(db, href);
  return href !== null && post && post.visibility > 0 ? { href, title: post.title } : null;
}

/** Whether a new alert may lead there: to a guide of the library, or a campaign under way. */
export async function mayLeadTo(db: Db, href: string, now: number): Promise<boolean> {
  if ((await readLink(db, href)) === null) return false;
  const post = await findCampaign(db, href);
  return !post || (post.status === 'active' && Number(post['end_at']) >= now);
}

async function findCampaign(db: Db, href: string | null) {
  const id = href?.startsWith(beginnings.campaign) ? href.slice(beginnings.campaign.length) : '';
  return isId(id) ? campaign.store.find(db, id) : undefined;
}
