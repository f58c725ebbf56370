import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { asJson, readAs, replaceFile } from '../files/disk.ts';
import { ReleaseRefused } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { teamsOf } from './teams.ts';

/** By team: the e-mail addresses of those who may move its units of release in the console, in lower case. */
const Members = z.record(z.string(), z.array(z.email()));
type Members = z.infer<typeof Members>;

/** Beside the keys of the teams, out of the reach of whoever writes releases. No file of a team: those have no dot. */
const fileOf = (store: ReleaseStore) => join(store.keys, 'platform.members.json');

/** @throws StoreFault when the file cannot be read as one */
export const membersOf = async (store: ReleaseStore): Promise<Members> => (await readAs(fileOf(store), Members)) ?? {};

/** The teams that somebody is a member of; nobody is one of a team that is no more. */
export async function teamsOfMember(store: ReleaseStore, email: string): Promise<string[]> {
  const [members, teams] = await Promise.all([membersOf(store), teamsOf(store)]);
  return teams.map(({ team }) => team).filter((team) => members[team]?.includes(email.toLowerCase()));
}

/**
 * Lets somebody move a team's units of release in the console, or no longer.
 * @returns the members of the team after it
 * @throws ReleaseRefused when there is no such team, or it is no address
 */
export async function setMember(
  store: ReleaseStore,
  team: string,
  email: string,
  isMember: boolean,
): Promise<readonly string[]> {
  const address = z.email().safeParse(email.toLowerCase());
  if (!address.success) throw new ReleaseRefused(`${email} is no e-mail address.`);
  const teams = await teamsOf(store);
  if (!teams.some((one) => one.team === team))
    throw new ReleaseRefused(
      `There is no team ${team}. There are: ${teams.map((one) => one.team).join(', ') || 'none'}.`,
    );
  const members = await membersOf(store);
  const others = (members[team] ?? []).filter((one) => one !== address.data);
  const after = isMember ? [...others, address.data] : others;
  await mkdir(store.keys, { recursive: true });
  await replaceFile(fileOf(store), asJson({ ...members, [team]: after }));
  return after;
}
