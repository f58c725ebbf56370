import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Call } from './call.ts';
import type { Subject } from './subject.ts';

/** What two calls answered, and which of them changed something. */
export interface Race {
  subject: Subject;
  /** The password from before, as it is stored. */
  passwordHash: string;
  answers: { call: Call; status: number; text: string }[];
}

const isDone = ({ status }: { status: number }) => status >= 200 && status < 300;
const anyDone = ({ answers }: Race, of: 'endsSessions' | 'setsPassword') =>
  answers.some((answer) => isDone(answer) && answer.call[of]);
const findUser = ({ subject: { server, id } }: Race) =>
  server.context.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
const count = async ({ subject: { server, id } }: Race, table: string, where = sql`1 = 1`) => {
  const query = sql<{
    n: number | string;
  }>`select count(*) as n from ${sql.table(table)} where user_id = ${id} and ${where}`;
  return Number((await query.execute(server.context.db)).rows[0]?.n);
};

/** Tables whose rows belong to one account. */
const owned = [
  'sessions',
  'codes',
  'email_changes',
  'authenticator_apps',
  'passkeys',
  'recovery_codes',
  'login_steps',
  'account_events',
  'drafts',
  'exports',
  'account_recoveries',
];

/** What holds after any two calls, in whatever order they happened. @returns what is broken */
export const rules: Record<string, (race: Race) => Promise<string[]>> = {
  'no answer is a fault of the server': async ({ answers }) =>
    answers.filter(({ status }) => status >= 500).map(({ call, text }) => `${call.name}: ${text}`),
  'what works once worked once': async ({ answers }) => {
    const [one, other] = answers;
    return one?.call.isOnce && one.call === other?.call && isDone(one) && isDone(other) ? [one.call.name] : [];
  },
  'the address is one that was proved': async (race) => {
    const user = await findUser(race);
    return user && !race.subject.proved.has(user.email) ? [user.email] : [];
  },
  'whoever was signed out is out': async (race) => {
    if (!anyDone(race, 'endsSessions')) return [];
    const { status } = await race.subject.member.get('/user/data');
    // A change of the password by this very session may have come after it, with a token of its own.
    const isRenewed = race.answers.some((answer) => isDone(answer) && answer.call.name === 'password changed');
    return status === 200 && !isRenewed ? ['the first browser is signed in'] : [];
  },
  'the password from before opens nothing once another one was set': async (race) => {
    const user = anyDone(race, 'setsPassword') ? await findUser(race) : undefined;
    return user?.password_hash === race.passwordHash ? ['it opens the account'] : [];
  },
  'one address waits at most, one deletion, one recovery': async (race) => {
    const counts = [
      await count(race, 'email_changes', sql`state = 'pending'`),
      await count(race, 'account_deletions'),
      await count(race, 'account_recoveries', sql`state = 'waiting'`),
    ];
    return counts.some((each) => each > 1) ? [counts.join()] : [];
  },
  'no recovery code without a second step': async (race) => {
    const keys = (await count(race, 'authenticator_apps', sql`is_confirmed = 1`)) + (await count(race, 'passkeys'));
    return keys === 0 && (await count(race, 'recovery_codes')) > 0 ? ['there are codes'] : [];
  },
  'nothing of a deleted account is left': async (race) => {
    if (await findUser(race)) return [];
    const counts = await Promise.all(owned.map(async (table) => [table, await count(race, table)] as const));
    return counts.filter(([, rows]) => rows > 0).map(([table]) => table);
  },
  'the audit log has each change once': async ({ subject: { server, id }, answers }) => {
    const entries = await server.context.db.selectFrom('audit').select('action').where('item_id', '=', id).execute();
    const wrong = new Set(answers.flatMap(({ call }) => call.audited ?? [])).values();
    return [...wrong].filter((action) => {
      const done = answers.filter((answer) => isDone(answer) && answer.call.audited === action).length;
      const logged = entries.filter((entry) => entry.action === action).length;
      // What a job or a preparation did beside is in the log too.
      return logged < done;
    });
  },
};

export const countersAreRight = 'counters are those of the rows';

/** Each counter with what it counts, as it is now. */
const counted = sql`
  select 'users:' || role as name, count(*) as n from users group by role
  union all select 'blogs:' || status, count(*) from blogs group by status
  union all select 'blogs:waiting', count(*) from blogs where waits = 1
  union all select 'campaigns:' || status, count(*) from campaigns group by status
  union all select 'campaigns:waiting', count(*) from campaigns where waits = 1`;

/** One look for many races: it reads every account and every post. @returns counters that are wrong */
export async function findWrongCounters(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; n: number | string; value: number | string }>`
    select name, sum(n) as n, sum(value) as value from (
      select name, n, 0 as value from (${counted}) as actual
      union all select name, 0, value from counters where (name like 'users:%' or name like 'blogs:%'
        or name like 'campaigns:%') and name not like '%:scheduled'
    ) as both_sides group by name having sum(n) <> sum(value)`.execute(db);
  return rows.map(({ name, n, value }) => `${name} is ${value}, of ${n}`);
}
