import {
  type ListQuery,
  type Period,
  type PostsOfUsers,
  type Role,
  roles,
  type User,
  type UserOrder,
} from '@cyberharbour/shared-api/contract';
import type * as z from 'zod/mini';
import { beginErasing, eraseAccount } from '../account-deletion/erase.ts';
import * as deletions from '../account-deletion/store.ts';
import { recordAudit } from '../audit/record.ts';
import { writeRoleNotice } from '../auth/notices.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { PostKind } from '../posts/kind.ts';
import { blog } from '../posts/kinds/blog.ts';
import { campaign } from '../posts/kinds/campaign.ts';
import * as counters from '../counters/store.ts';
import { type Columns, readEveryRow, formatTime } from '../lists/csv.ts';
import type { AccountDeletionRow } from '../database/account-tables.ts';
import { transact, type Tx } from '../database/transact.ts';
import { renewAllSoon } from '../sessions/store.ts';
import type { Viewer } from '../sessions/guards.ts';
import { isId, newId } from '../database/ids.ts';
import { readPage } from '../lists/paging.ts';
import { connectionFor, type Context } from '../context.ts';
import { hasPeriod } from '../lists/period.ts';
import { ConcurrentUpdateError, notFoundError, HttpError } from '../http/http-error.ts';
import { countRole } from '../users/count-role.ts';
import { showUser } from '../users/show-user.ts';
import * as users from '../users/store.ts';

const missing = () => notFoundError('User not found.');
const changedMeanwhile = (role: Role) =>
  new HttpError(409, 'ALREADY_CHANGED', `This account was changed in the meantime. Its role is ${role} now.`);
/** The tag of a role is the role; without If-Match, the last change wins. */
const isNamed = (ifMatch: string | undefined, role: Role) =>
  ifMatch === undefined || ifMatch.split(',').some((tag) => ['*', `"${role}"`].includes(tag.trim()));
const lastAdmin = () => new HttpError(409, 'LAST_ADMIN', 'The last administrator can be neither changed nor deleted.');

type MemberQuery = z.infer<typeof ListQuery> & Period & { role?: Role | undefined; order?: UserOrder | undefined };

/** Every account, with the count of each role over all of them. */
export async function listMembers(context: Context, query: MemberQuery) {
  const { db, heavy, clock } = context;
  const { rows, nextCursor } = await readPage(query, (request) =>
    users.listUsers(connectionFor(context, query), query, request, clock()),
  );
  const byRole = await counters.read(db, 'users', roles);
  const counted = counters.sumGroups(byRole, query.role);
  const total = query.q || hasPeriod(query) ? await users.countUsers(heavy, query) : counted;
  return { success: true as const, users: rows.map(showUser), nextCursor, total, byRole };
}

export const everyMember = ({ heavy, clock }: Context, filter: users.UserFilter) =>
  readEveryRow(filter.order, (request) => users.listUsers(heavy, filter, request, clock()));

export const memberColumns: Columns<users.ReadUser> = {
  Name: (row) => row.name,
  Email: (row) => row.email,
  Role: (row) => row.role,
  Verified: (row) => (row.is_verified === 1 ? 'yes' : 'no'),
  Business: (row) => row.business_name,
  Joined: (row) => formatTime(row.created_at),
};

/** @throws HttpError 404 when there is none */
export async function showMember({ db, clock }: Context, id: string): Promise<User> {
  const row = isId(id) ? await users.findUser(db, id, clock()) : undefined;
  if (!row) throw missing();
  return showUser(row);
}

/** What these accounts leave behind when they are deleted. */
export async function postsOf({ db }: Context, wanted: readonly string[]): Promise<PostsOfUsers> {
  const ids = wanted.filter(isId);
  if (ids.length === 0) throw missing();
  const asked = await deletions.listPendingOf(db, ids);
  const untouched = ids.filter((id) => !asked.some(({ user_id }) => user_id === id));
  // Who asked for a deletion themself chose what stays: nothing, or what everybody can read.
  const staying = asked.filter(({ posts }) => posts === 'stay');
  const count = async ({ store }: PostKind) => {
    let sum = untouched.length > 0 ? await store.countOf(db, untouched) : 0;
    for (const { user_id: authorId } of staying) sum += await store.count(db, { authorId, isPublic: true });
    return sum;
  };
  return { success: true, blogs: await count(blog), campaigns: await count(campaign) };
}

interface RoleChange {
  role: Role;
  /** What it was when it was read; an earlier release of the pages says it in the body, others by If-Match. */
  from?: Role | undefined;
  ifMatch?: string | undefined;
}

export async function changeRole(
  { db, clock, wakeMail, webUrl }: Context,
  by: Viewer,
  id: string,
  { role, from, ifMatch }: RoleChange,
): Promise<User> {
  const user = await transact(db, async (tx) => {
    const now = clock();
    const before = await member(tx, id, now);
    if (before.role !== role) {
      if ((from && before.role !== from) || !isNamed(ifMatch, before.role)) throw changedMeanwhile(before.role);
      if (!(await users.updateUser(tx, id, { role, updated_at: now }, before.role))) throw new ConcurrentUpdateError();
      if (!(await countRole(tx, before.role, role))) throw lastAdmin();
      await renewAllSoon(tx, id);
      await sendMail(tx, before, writeRoleNotice(before.role, role), webUrl, now);
      await recordAudit(
        tx,
        { by, action: 'user.role', kind: 'user', itemId: id, before: { role: before.role }, after: { role } },
        now,
      );
    }
    return showUser({ ...before, role });
  });
  wakeMail();
  return user;
}

/**
 * At once. What they published stays, unless they asked for a deletion themself: then their posts go as they chose.
 */
export async function deleteMember(context: Context, by: Viewer, id: string): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const { row, role } = await transact(db, async (tx) => {
    const user = isId(id) ? await users.lockUser(tx, id) : undefined;
    if (!user) throw missing();
    const asked = await deletions.findDeletionOf(tx, id);
    // Another administrator, or the job, began a moment ago.
    if (asked?.state === 'working') return { row: asked, role: user.role };
    const untouched = { id: newId(), user_id: id, posts: 'untouched', requested_at: now, due_at: now } as const;
    const begun: AccountDeletionRow = asked ?? { ...untouched, state: 'working' };
    if (!asked) await deletions.insertDeletion(tx, begun);
    if (!(await beginErasing(tx, user, begun, now))) throw lastAdmin();
    return { row: begun, role: user.role };
  });
  if (!(await eraseAccount(context, row, { by, role }))) throw missing();
}

/** Locked before anything else of it is touched: all who change one account take its locks in one order. */
async function member(tx: Tx, id: string, now: number): Promise<users.ReadUser> {
  const found = isId(id) && (await users.lockUser(tx, id)) ? await users.findUser(tx, id, now) : undefined;
  if (!found) throw missing();
  return found;
}
