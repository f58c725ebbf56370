import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unitNamePattern } from '@cyberharbour/shared-api/release-contract';
import * as z from 'zod';
import { asJson, createFile, names, readAs, replaceFile } from '../files/disk.ts';
import { ReleaseRefused } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export const TeamKey = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  publicKey: z.base64(),
  since: z.iso.datetime(),
});

/** Who may release what, and the keys that show it. */
export const Team = z.strictObject({
  team: z.string().regex(/^[a-z][a-z0-9-]*$/, 'A team is named in lower-case letters, digits and dashes.'),
  /** Names of parts; `*` is everything that no other team owns. */
  owns: z
    .array(
      z
        .string()
        .refine(
          (name) => name === '*' || unitNamePattern.test(name),
          'A team owns units of release: shell, mf_ and lower-case words, or *.',
        ),
    )
    .min(1),
  keys: z.array(TeamKey).min(1),
});
export type Team = z.infer<typeof Team>;

export async function teamsOf(store: ReleaseStore): Promise<Team[]> {
  const files = (await names(store.keys)).filter((file) => /^[a-z][a-z0-9-]*\.json$/.test(file));
  return (await Promise.all(files.map((file) => readAs(join(store.keys, file), Team)))).filter(
    (team) => team !== undefined,
  );
}

export const ownerOf = (teams: readonly Team[], name: string): Team | undefined =>
  teams.find(({ owns }) => owns.includes(name)) ?? teams.find(({ owns }) => owns.includes('*'));

const publicPart = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' });

export const keyId = (key: KeyObject) => createHash('sha256').update(publicPart(key)).digest('hex').slice(0, 16);

export const describeKey = (key: KeyObject): z.infer<typeof TeamKey> => ({
  id: keyId(key),
  publicKey: publicPart(key).toString('base64'),
  since: new Date().toISOString(),
});

export const publicKeyOf = ({ publicKey }: z.infer<typeof TeamKey>) =>
  createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });

export const newKey = () => generateKeyPairSync('ed25519').privateKey;

const fileOf = (store: ReleaseStore, team: string) => join(store.keys, `${team}.json`);

/** @throws ReleaseRefused when the name is taken, or another team owns one of the parts */
export async function addTeam(store: ReleaseStore, team: string, owns: string[], key: KeyObject): Promise<Team> {
  const read = Team.safeParse({ team, owns, keys: [describeKey(key)] });
  if (!read.success) throw new ReleaseRefused(read.error.issues.map(({ message }) => message));
  for (const other of await teamsOf(store)) {
    const clash = owns.find((name) => other.owns.includes(name));
    if (other.team !== team && clash !== undefined)
      throw new ReleaseRefused(`${clash} already belongs to team ${other.team}.`);
  }
  await mkdir(store.keys, { recursive: true });
  if (!(await createFile(fileOf(store, team), asJson(read.data))))
    throw new ReleaseRefused(
      `There is a team ${team} already: cyberharbour-mf keys rotate ${team} gives it a new key.`,
    );
  return read.data;
}

export const writeTeam = (store: ReleaseStore, team: Team) => replaceFile(fileOf(store, team.team), asJson(team));
