import type { ReleaseStep, VersionHealth } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import * as counters from '../counters/store.ts';
import type { Db } from '../database/database.ts';
import { findNames } from './store.ts';

/** A step as the release API tells it; what else it says is not passed on. */
export const Revision = z.object({
  revision: z.number(),
  action: z.string(),
  current: z.string(),
  previous: z.nullable(z.string()),
  canary: z.optional(z.object({ version: z.string(), percent: z.number() })),
  pinned: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
  at: z.string(),
  by: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type Revision = z.infer<typeof Revision>;

export const Unit = z.extend(Revision, {
  name: z.string(),
  owner: z.nullable(z.string()),
  mayMove: z.boolean(),
});
export type Unit = z.infer<typeof Unit>;

/** As the release API writes who moved a unit in the console. */
const byMember = /^team (\S+), member ([\w-]+)$/;

/** Steps for people to read: whoever moved it in the console by their name as it is now. */
export async function showSteps(db: Db, revisions: readonly Revision[]): Promise<ReleaseStep[]> {
  const ids = revisions.map(({ by }) => byMember.exec(by ?? '')?.[2]).filter((id) => id !== undefined);
  const names = await findNames(db, ids);
  const nameOf = (by: string | undefined): string | null => {
    const [, team, id] = byMember.exec(by ?? '') ?? [];
    return id === undefined ? (by ?? null) : `${names.get(id) ?? 'A deleted account'} (team ${team})`;
  };
  return revisions.map(({ revision, action, current, previous, canary, pinned, disabled, at, by, reason }) => ({
    revision,
    action,
    current,
    previous,
    trial: canary ?? null,
    pinned: pinned === true,
    disabled: disabled === true,
    at,
    by: nameOf(by),
    reason: reason ?? null,
  }));
}

/** How versions of units do, by `name version`; what was counted within the last second may be missing. */
export async function readHealth(
  db: Db,
  keys: readonly (readonly [name: string, version: string])[],
): Promise<(name: string, version: string) => VersionHealth> {
  const all = keys.map((key) => key.join(' '));
  // PostgreSQL takes no empty list.
  const readOf = async (counted: string) => (all.length === 0 ? {} : counters.read(db, counted, all));
  const [sessions, errors]: Record<string, number>[] = [
    await readOf('release-sessions'),
    await readOf('release-errors'),
  ];
  return (name, version) => ({
    version,
    sessions: sessions?.[`${name} ${version}`] ?? 0,
    errors: errors?.[`${name} ${version}`] ?? 0,
  });
}
