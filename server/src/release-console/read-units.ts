import type { ReleaseDifference, ReleaseGates, ReleaseUnit, ReleaseVersion } from '@cyberharbour/shared-api/contract';
import { unitNamePattern } from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { HttpError, notFoundError, notSignedInError } from '../http/http-error.ts';
import { readFeel } from '../release-feel/feel.ts';
import type { Viewer } from '../sessions/guards.ts';
import * as users from '../users/store.ts';
import type { ReleaseApiAnswer, ReleaseCall } from './release-api.ts';
import { readHealth, Revision, showSteps, Unit } from './units.ts';

const Versions = z.array(
  z.object({
    version: z.string(),
    publishedAt: z.string(),
    contract: z.string(),
    api: z.string(),
    scripts: z.number(),
    styles: z.number(),
  }),
);
const Gates = z.object({ version: z.string(), reasons: z.array(z.string()) });
const pair = z.tuple([z.number(), z.number()]);
const Difference = z.object({
  from: z.string(),
  to: z.string(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.string()),
  scripts: pair,
  styles: pair,
  needs: z.record(z.string(), z.tuple([z.string(), z.string()])),
  names: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
});
const Refused = z.object({ refused: z.array(z.string()) });

/** Asks the release API for an administrator. Throws 501 where there is none, 503 where it does not answer. */
export async function callFor(
  { db, callReleaseApi }: Context,
  by: Viewer,
  call: Omit<ReleaseCall, 'by'>,
): Promise<ReleaseApiAnswer> {
  if (!callReleaseApi)
    throw new HttpError(501, 'NO_RELEASE_API', 'There is no release API here: releases are moved by command.');
  const account = await users.findSecrets(db, by.id);
  if (!account) throw notSignedInError();
  return callReleaseApi({ ...call, by: { id: by.id, email: account.email } });
}

/** What the release API refused, in its own sentences. */
export function refusalOf({ status, body }: ReleaseApiAnswer): HttpError {
  const sentence = z.safeParse(Refused, body).data?.refused.join('\n') ?? 'The release API refused it.';
  if (status === 412) return new HttpError(409, 'MOVED', 'It was moved meanwhile. Look at it again before you decide.');
  if (status === 403) return new HttpError(403, 'NOT_ALLOWED', sentence);
  if (status === 404) return notFoundError('There is no such unit of release.');
  if (status === 409 || status === 400) return new HttpError(409, 'REFUSED', sentence);
  return new HttpError(503, 'RELEASES_UNREACHABLE', 'The release API could not do it. What is live stays live.');
}

async function read<Shape extends z.ZodMiniType>(
  context: Context,
  by: Viewer,
  path: string,
  shape: Shape,
): Promise<z.infer<Shape>> {
  await context.limits.releaseReadsPerAccount.take(by.id);
  const answer = await callFor(context, by, { method: 'GET', path });
  if (answer.status !== 200) throw refusalOf(answer);
  const { data } = z.safeParse(shape, answer.body);
  if (data === undefined) throw refusalOf({ status: 502, body: null });
  return data;
}

/** Throws 404 for what is no name of a unit, before it becomes a path. */
function pathOf(name: string): string {
  if (!unitNamePattern.test(name)) throw notFoundError('There is no such unit of release.');
  return `/units/${name}`;
}

const versionsOf = ({ current, canary }: Revision) => [current, ...(canary ? [canary.version] : [])];

async function showUnits({ db }: Context, units: readonly Unit[]): Promise<ReleaseUnit[]> {
  const steps = await showSteps(db, units);
  const health = await readHealth(
    db,
    units.flatMap((unit) => versionsOf(unit).map((version) => [unit.name, version] as const)),
  );
  return units.flatMap((unit, place) => {
    const live = steps[place];
    const { name, owner, mayMove } = unit;
    return live
      ? [{ name, owner, mayMove, live, health: versionsOf(unit).map((version) => health(name, version)) }]
      : [];
  });
}

export const listUnits = async (context: Context, by: Viewer): Promise<ReleaseUnit[]> =>
  showUnits(context, await read(context, by, '/units', z.array(Unit)));

/** One unit with its versions and its history. Throws 404. */
export async function readUnit(context: Context, by: Viewer, name: string) {
  const path = pathOf(name);
  const unit = await read(context, by, path, Unit);
  const [versions, history] = await Promise.all([
    read(context, by, `${path}/versions`, Versions),
    read(context, by, `${path}/history`, z.array(Revision)),
  ]);
  const health = await readHealth(
    context.db,
    versions.map(({ version }) => [name, version] as const),
  );
  const feel = await readFeel(context.db, context.clock, { name });
  const [shown] = await showUnits(context, [unit]);
  if (!shown) throw notFoundError('There is no such unit of release.');
  return {
    unit: shown,
    versions: versions.map((one): ReleaseVersion => {
      const felt = feel.get(`${name} ${one.version}`);
      return { ...one, ...health(name, one.version), ...(felt && { feel: felt }) };
    }),
    history: await showSteps(context.db, history.toReversed().slice(0, 50)),
  };
}

/** The unit as it is now, without what belongs to its page. Throws 404. */
export const findUnit = (context: Context, by: Viewer, name: string): Promise<Unit> =>
  read(context, by, pathOf(name), Unit);

export async function readGates(
  context: Context,
  by: Viewer,
  name: string,
  version: string | undefined,
): Promise<Omit<ReleaseGates, 'success'>> {
  const unit = await findUnit(context, by, name);
  const of = version ?? unit.current;
  const { reasons } = await read(context, by, `${pathOf(name)}/versions/${encodeURIComponent(of)}`, Gates);
  return { version: of, reasons };
}

/** The release API has needs and claims in one list: the claimed paths begin with a slash. */
export async function readDifference(
  context: Context,
  by: Viewer,
  name: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<Omit<ReleaseDifference, 'success'>> {
  const unit = await findUnit(context, by, name);
  const versions = { from: from ?? unit.previous ?? unit.current, to: to ?? unit.current };
  const query = new URLSearchParams(versions).toString();
  const found = await read(context, by, `${pathOf(name)}/diff?${query}`, Difference);
  const { scripts, styles, names, added, removed, changed } = found;
  const needs = Object.entries(found.needs).map(([what, [before, after]]) => ({ name: what, before, after }));
  const isRoute = ({ name: what }: { name: string }) => what.startsWith('/');
  return {
    from: found.from,
    to: found.to,
    routes: needs.filter(isRoute),
    needs: needs.filter((need) => !isRoute(need)),
    scripts,
    styles,
    names,
    files: { added, removed, changed },
  };
}
