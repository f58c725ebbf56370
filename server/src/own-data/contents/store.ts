import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { formatTime } from '../../lists/csv.ts';
import { listRevisions, type RevisionRow } from '../../revisions/store.ts';

/** Posts that are in memory at once. */
const batch = 50;

const tables = { blogs: 'author_id', campaigns: 'creator_id', updates: 'author_id' } as const;
type Kind = keyof typeof tables;

export interface OwnPost {
  kind: Kind;
  id: string;
  title: string;
  text: string;
  status: string;
  /** Largest width of its picture, in pixels. */
  picture: { id: string; width: number } | null;
  pictureDescription: string | null;
  /** Percent from the left and from the top; null is the middle. */
  pictureFocus: string | null;
  /** What readers saw before the last change that a moderator looked at. */
  earlier: { title: string | null; text: string; until: string | null } | null;
  /** What it was before its last changes. */
  versions: { title: string; text: string; more: Record<string, string>; until: string | null }[];
  topic: string | null;
  /** When it goes live or went live, where its author chose a time. */
  goesLive: string | null;
  starts: string | null;
  ends: string | null;
  /** Of a campaign: what it asks for, one in a line, and how many people it hopes for. */
  actions: string | null;
  goal: number | null;
  created: string | null;
  updated: string | null;
  /** What moderators decided, without their names. */
  decisions: { at: string | null; action: string; reason: string | null }[];
}

export async function countPosts(db: Db, userId: string): Promise<{ posts: number; pictures: number }> {
  let [posts, pictures] = [0, 0];
  for (const [table, owner] of Object.entries(tables)) {
    const counted = sql<{ posts: number; pictures: number }>`select count(*) as posts, count(media_id) as pictures
      from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}`;
    const [row] = (await counted.execute(db)).rows;
    posts += row?.posts ?? 0;
    pictures += row?.pictures ?? 0;
  }
  return { posts, pictures };
}

interface PostColumns {
  id: string;
  title: string;
  body: string;
  status: string;
  media_id: string | null;
  widths: string | null;
  image_alt: string | null;
  image_focus: string | null;
  earlier_title: string | null;
  earlier_text: string | null;
  earlier_until: number | null;
  topic: string | null;
  publish_at: number | null;
  start_at: number | null;
  end_at: number | null;
  actions: string | null;
  goal: number | null;
  created_at: number;
  updated_at: number;
}

/** Every post of a member, oldest first, read in pieces. */
export async function* everyOwnPost(db: Db, userId: string): AsyncGenerator<OwnPost> {
  for (const kind of Object.keys(tables) as Kind[]) {
    for (let after = ''; ;) {
      const rows = await readPosts(db, kind, userId, after);
      const decisions = await readDecisions(db, rows);
      for (const row of rows)
        yield toPost(
          kind,
          row,
          decisions.filter(({ item_id }) => item_id === row.id),
          // Of one post at a time: each may be as long as the post.
          await listRevisions(db, row.id),
        );
      after = rows.at(-1)?.id ?? '';
      if (rows.length < batch) break;
    }
  }
}

async function readPosts(db: Db, kind: Kind, userId: string, after: string): Promise<PostColumns[]> {
  const own =
    kind === 'campaigns'
      ? sql`description as body, topic, publish_at, start_at, end_at, actions, goal`
      : sql`content as body, topic, ${kind === 'blogs' ? sql.ref('publish_at') : sql.lit(null)} as publish_at, null as start_at, null as end_at, null as actions, null as goal`;
  const query = sql<PostColumns>`select posts.id, title, ${own}, status, media_id, widths, image_alt, image_focus,
      earlier_title, earlier_text, earlier_until, posts.created_at,
      updated_at from ${sql.table(kind)} as posts left join media on media.id = posts.media_id
      where ${sql.ref(tables[kind])} = ${userId} and posts.id > ${after} order by posts.id limit ${batch}`;
  return (await query.execute(db)).rows;
}

const readDecisions = (db: Db, posts: PostColumns[]) =>
  posts.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('audit')
        .select(['item_id', 'at', 'action', 'reason'])
        .where(
          'item_id',
          'in',
          posts.map(({ id }) => id),
        )
        .orderBy('seq')
        .execute();

const toPost = (
  kind: Kind,
  row: PostColumns,
  decisions: { at: number; action: string; reason: string | null }[],
  revisions: readonly RevisionRow[],
): OwnPost => ({
  kind,
  id: row.id,
  title: row.title,
  text: row.body,
  status: row.status,
  picture:
    row.media_id === null ? null : { id: row.media_id, width: Math.max(...(row.widths ?? '0').split(',').map(Number)) },
  pictureDescription: row.image_alt,
  pictureFocus: row.image_focus,
  earlier:
    row.earlier_text === null
      ? null
      : { title: row.earlier_title, text: row.earlier_text, until: formatTime(row.earlier_until) },
  versions: revisions.map(({ title, text, more, until_at }) => ({
    title,
    text,
    more: JSON.parse(more) as Record<string, string>,
    until: formatTime(until_at),
  })),
  topic: row.topic,
  goesLive: formatTime(row.publish_at),
  starts: formatTime(row.start_at),
  ends: formatTime(row.end_at),
  actions: row.actions,
  goal: row.goal,
  created: formatTime(row.created_at),
  updated: formatTime(row.updated_at),
  decisions: decisions.map(({ at, action, reason }) => ({ at: formatTime(at), action, reason })),
});

/** All else about a member. Nothing that opens the account: no password, no key, no token. */
export async function readAccount(db: Db, userId: string) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) return null;
  const namesOf = async (table: 'authenticator_apps' | 'passkeys') =>
    (await db.selectFrom(table).select('name').where('user_id', '=', userId).execute()).map(({ name }) => name);
  const events = await db
    .selectFrom('account_events')
    .select(['created_at', 'event', 'device', 'network', 'detail'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'network', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('id', 'is not', null)
    .execute();
  const changes = await db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const recoveries = await db
    .selectFrom('account_recoveries')
    .select(['new_email', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const drafts = await db
    .selectFrom('drafts')
    .select(['form', 'fields', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('form')
    .execute();
  const newsletter = await db
    .selectFrom('subscribers')
    .select(['state', 'asked_at', 'consent', 'topics'])
    .where('email', '=', user.email)
    .executeTakeFirst();
  return {
    account: {
      name: user.name,
      email: user.email,
      role: user.role,
      isVerified: user.is_verified === 1,
      businessName: user.business_name,
      businessAddress: user.business_address,
      businessAbn: user.business_abn,
      opened: formatTime(user.created_at),
    },
    secondSteps: { apps: await namesOf('authenticator_apps'), passkeys: await namesOf('passkeys') },
    signedInDevices: sessions.map(({ device, network, created_at, used_at }) => ({
      device,
      network,
      signedIn: formatTime(created_at),
      lastUsed: formatTime(used_at),
    })),
    whatHappened: events.map(({ created_at, ...event }) => ({ at: formatTime(created_at), ...event })),
    emailChanges: changes.map(({ old_email, new_email, state, created_at }) => ({
      from: old_email,
      to: new_email,
      state,
      at: formatTime(created_at),
    })),
    recoveries: recoveries.map(({ new_email, state, created_at }) => ({
      to: new_email,
      state,
      at: formatTime(created_at),
    })),
    drafts: drafts.map(({ form, fields, updated_at }): Record<string, string | null> => ({
      form,
      typed: formatTime(updated_at),
      ...(JSON.parse(fields) as Record<string, string>),
    })),
    newsletter: newsletter
      ? {
          state: newsletter.state,
          since: formatTime(newsletter.asked_at),
          consent: newsletter.consent,
          topics: (JSON.parse(newsletter.topics) as string[]).join(', '),
        }
      : null,
  };
}

export type OwnAccount = NonNullable<Awaited<ReturnType<typeof readAccount>>>;
