import { readActions, writeActions } from '@cyberharbour/shared-api/contract';
import { excerptOf } from '../posts/excerpt.ts';
import { blog as blogKind } from '../posts/kinds/blog.ts';
import { campaign as campaignKind } from '../posts/kinds/campaign.ts';
import * as counters from '../counters/store.ts';
import { transact, type Tx } from '../database/transact.ts';
import { insertFact, readFact } from '../facts/store.ts';
import { newId } from '../database/ids.ts';
import type { StoredPicture } from '../media/pictures.ts';
import { insertPicture } from '../media/store.ts';
import type { Context } from '../context.ts';
import { lockedPassword } from '../passwords/passwords.ts';
import * as users from '../users/store.ts';
import { coverOf } from './covers.ts';
import { type DemoBlog, demoBlogs } from './demo-blogs.ts';
import { type DemoCampaign, demoCampaigns } from './demo-campaigns.ts';
import { type DemoMember, demoMembers, type MemberKey } from './demo-members.ts';
import { day } from '../clock/durations.ts';

const planted = 'demo-planted';
type Ids = Record<MemberKey, string>;

/**
 * Sample posts, so that a fresh database is not empty. One transaction: a start that is killed leaves all of it or
 * nothing.
 */
export async function insertDemo({ db, clock, pictures }: Context): Promise<void> {
  if (await readFact(db, planted)) return;
  const covers = new Map<string, StoredPicture | null>();
  for (const { title } of [...demoBlogs, ...demoCampaigns]) covers.set(title, await coverOf(pictures, title));
  const now = clock();
  await transact(db, async (tx) => {
    if (!(await insertFact(tx, planted, 'yes')) || (await hasPosts(tx))) return;
    const ids = await plantMembers(tx, now);
    for (const cover of covers.values()) if (cover) await insertPicture(tx, cover, now);
    for (const blog of demoBlogs) await plantBlog(tx, blog, ids[blog.by], covers.get(blog.title)?.id ?? null, now);
    for (const campaign of demoCampaigns)
      await plantCampaign(tx, campaign, ids[campaign.by], covers.get(campaign.title)?.id ?? null, now);
  });
}

const hasPosts = async (tx: Tx) => (await blogKind.store.count(tx, {})) + (await campaignKind.store.count(tx, {})) > 0;

async function plantMembers(tx: Tx, now: number): Promise<Ids> {
  const ids: Partial<Ids> = {};
  for (const [key, member] of Object.entries(demoMembers) as [MemberKey, DemoMember][]) {
    const at = now - member.joinedDaysAgo * day;
    const id = newId(at);
    const role = member.business ? 'business' : 'general';
    const {
      name: business_name = null,
      address: business_address = null,
      abn: business_abn = null,
    } = member.business ?? {};
    const row = {
      id,
      name: member.name,
      email: member.email,
      password_hash: lockedPassword,
      role,
      is_verified: 1,
      business_name,
      business_address,
      business_abn,
    } as const;
    await users.insertUser(tx, { ...row, created_at: at, updated_at: at });
    await counters.add(tx, 'users', role, 1);
    ids[key] = id;
  }
  return ids as Ids;
}

async function plantBlog(
  tx: Tx,
  blog: DemoBlog,
  author_id: string,
  media_id: string | null,
  now: number,
): Promise<void> {
  const at = now - blog.daysAgo * day;
  const { id, title, topic = null, content } = blog;
  await blogKind.store.insert(tx, {
    id,
    title,
    topic,
    content,
    excerpt: excerptOf(content),
    media_id,
    image_alt: null,
    status: 'approved',
    author_id,
    created_at: at,
    updated_at: at,
  });
  await counters.add(tx, 'blogs', 'approved', 1);
}

/** Hours of UTC: nine or ten in the morning, five or six in the evening in Sydney, with the season. */
const [morning, evening] = [23, 7];
/** Nobody plans the start of a campaign for 4:43 at night. */
const inOfficeHours = (now: number, days: number, hour: number) =>
  Math.floor((now + days * day) / day) * day + hour * 3_600_000;

async function plantCampaign(
  tx: Tx,
  campaign: DemoCampaign,
  author_id: string,
  media_id: string | null,
  now: number,
): Promise<void> {
  const { title, topic = null, description, startsInDays, endsInDays, actions = '', goal = null } = campaign;
  const at = now - campaign.daysAgo * day;
  const times = {
    start_at: inOfficeHours(now, startsInDays, morning),
    end_at: inOfficeHours(now, endsInDays, evening),
    created_at: at,
    updated_at: at,
  };
  await campaignKind.store.insert(tx, {
    id: newId(at),
    title,
    topic,
    description,
    actions: writeActions(readActions(actions)) || null,
    goal,
    media_id,
    image_alt: null,
    status: 'active',
    author_id,
    ...times,
  });
  await counters.add(tx, 'campaigns', 'active', 1);
}
