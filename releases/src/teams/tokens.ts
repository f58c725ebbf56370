import { createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { asJson, names, readAs, replaceFile } from '../files/disk.ts';
import { ReleaseRefused } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { teamsOf } from './teams.ts';

/** Only the hash is stored: whoever reads the folder has no token. */
const Token = z.strictObject({ team: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/), since: z.iso.datetime() });

const ending = '.token';
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * A token that a team's pipeline sends to the HTTP API; the one before counts no more.
 * @returns the token, which nobody can read again
 */
export async function newToken(store: ReleaseStore, team: string): Promise<string> {
  const teams = await teamsOf(store);
  if (!teams.some((one) => one.team === team))
    throw new ReleaseRefused(
      `There is no team ${team}. There are: ${teams.map((one) => one.team).join(', ') || 'none'}.`,
    );
  const token = `mf_${randomBytes(32).toString('base64url')}`;
  await mkdir(store.keys, { recursive: true });
  await replaceFile(
    join(store.keys, `${team}${ending}`),
    asJson({ team, sha256: hashOf(token), since: new Date().toISOString() }),
    0o600,
  );
  return token;
}

/** Whose token it is. Hashes are compared, so that the time it takes tells nothing of a token. */
export async function teamOfToken(store: ReleaseStore, token: string): Promise<string | undefined> {
  const files = (await names(store.keys)).filter((file) => file.endsWith(ending));
  const known = await Promise.all(files.map((file) => readAs(join(store.keys, file), Token)));
  return known.find((one) => one?.sha256 === hashOf(token))?.team;
}
