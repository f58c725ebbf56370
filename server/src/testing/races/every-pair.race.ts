import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { it } from 'node:test';
import { verifyChain } from '../../audit/verify.ts';
import { isPostgres } from '../../database/engine.ts';
import { onEveryDatabase } from '../dialects.ts';
import { makeQuickPasswords } from '../matrix/quick-passwords.ts';
import { freeLimits } from '../free-limits.ts';
import type { Person } from '../person.ts';
import { accountCalls } from './account-calls.ts';
import type { Call } from './call.ts';
import { countersAreRight, findWrongCounters, type Race, rules } from './rules.ts';
import { signInCalls } from './sign-in-calls.ts';
import { makeSubject } from './subject.ts';
import { writingCalls } from './writing-calls.ts';

/** Every call and job that touches one account; a new one needs a line in one of the three. */
const calls = [...signInCalls, ...accountCalls, ...writingCalls];

/** Of each pair; `RACES=200` is the long form. */
const races = Number(process.env['RACES'] ?? 1);
/** Races of a pair at once, each of an account of its own: much of a call is waiting. */
const lanes = 6;
/** Only pairs whose names hold it: `RACE=recovery`. */
const only = process.env['RACE'] ?? '';
const pairs = calls
  .flatMap((one, place) => calls.slice(place).map((other) => [one, other] as const))
  .filter((pair) => pair.some(({ name }) => name.includes(only)));

onEveryDatabase('every pair of calls that touch one account, at the same moment', (server) => {
  async function race([one, other]: readonly [Call, Call], admin: Person): Promise<Race> {
    const subject = await makeSubject(server(), admin);
    const first = await one.prepare(subject);
    const second = one === other ? first : await other.prepare(subject);
    const { db } = server().context;
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', subject.id)
      .executeTakeFirstOrThrow();
    // Now one is ahead, now the other, by less than a call takes.
    const [early, late] = [Math.random() * 3, Math.random() * 3];
    const results = await Promise.all([pause(early).then(first), pause(late).then(second)]);
    const answers = results.map(({ status, text }, place) => ({ call: place === 0 ? one : other, status, text }));
    return { subject, passwordHash: password_hash, answers };
  }

  void it(`${races} races of each of ${pairs.length} pairs break none of ${Object.keys(rules).length + 1} rules`, async (test) => {
    const { context } = server();
    await server().stopMail();
    context.passwords = makeQuickPasswords(context.passwords);
    context.limits = freeLimits;
    const admin = await server().admin();
    const broken: string[] = [];
    for (const pair of pairs) {
      let left = races;
      const note = (rule: string, found: string[]) =>
        found.forEach((what) => broken.push(`${pair.map(({ name }) => name).join(' + ')}: ${rule}: ${what}`));
      const lane = async () => {
        while (left > 0) {
          left -= 1;
          const done = await race(pair, admin);
          for (const [rule, check] of Object.entries(rules)) note(rule, await check(done));
        }
      };
      await Promise.all(Array.from({ length: pair.some(({ isAlone }) => isAlone) ? 1 : lanes }, lane));
      note(countersAreRight, await findWrongCounters(context.db));
      await context.db.deleteFrom('outbox').execute();
    }
    const { brokenAt } = await verifyChain(context.db);
    const database = isPostgres(context.db) ? 'PostgreSQL' : 'SQLite';
    test.diagnostic(
      `${database}: ${pairs.length * races} races of ${pairs.length} pairs: ${broken.length} broken rules`,
    );
    assert.deepEqual([broken, brokenAt], [[], null]);
  });
});
