import { createHash, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { asJson, createFile, readAs, replaceFile } from '../files/disk.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Revision, Seal } from '../store/revision.ts';
import { describeKey, keyId, newKey, publicKeyOf, TeamKey } from '../teams/teams.ts';
import { readKey } from './keys.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Who may move pointers: the keys of the machines whose commands do, and what was there before moves were signed. */
const Movers = z.strictObject({
  keys: z.array(TeamKey).min(1),
  /** By unit of release: number and hash of its last revision that nobody signed. */
  before: z.record(z.string(), z.strictObject({ revision: z.int().positive(), sha256: Sha256 })),
});
type Movers = z.infer<typeof Movers>;

/** No file of a team: a team's name has no dot. */
const fileOf = (store: ReleaseStore) => join(store.keys, 'platform.moves.json');

/** Beside the keys where those are out of the store, so that whoever writes the store cannot read it. */
const privateFileOf = (store: ReleaseStore) =>
  join(
    store.keys === join(store.folder, 'keys') ? store.privateKeys : join(dirname(store.keys), 'private'),
    'platform.moves.pem',
  );

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What a signature of a move covers; with the hash of the step before, so that no earlier one can be exchanged. */
const sealed = (name: string, revision: object, before: Uint8Array | undefined) =>
  Buffer.from(`cyberharbour move v1\n${name}\n${before ? hashOf(before) : '-'}\n${JSON.stringify(revision)}`);

async function lastRevisions(store: ReleaseStore): Promise<Movers['before']> {
  const found: Movers['before'] = {};
  for (const name of await store.remotes()) {
    const last = (await store.revisionFiles(name)).at(-1);
    if (last) found[name] = { revision: last.revision, sha256: hashOf(last.bytes) };
  }
  return found;
}

/** The key of this machine, made at its first move. @returns undefined where keys cannot be written here */
async function moverKey(store: ReleaseStore): Promise<KeyObject | undefined> {
  const file = privateFileOf(store);
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    let key = await readKey(file);
    if (!key) {
      await createFile(file, newKey().export({ type: 'pkcs8', format: 'pem' }) as string, 0o600);
      key = await readKey(file);
    }
    if (!key) return undefined;
    const id = keyId(key);
    const movers = await readAs(fileOf(store), Movers);
    if (movers?.keys.some((one) => one.id === id)) return key;
    await mkdir(store.keys, { recursive: true });
    if (movers) await replaceFile(fileOf(store), asJson({ ...movers, keys: [...movers.keys, describeKey(key)] }));
    else await createFile(fileOf(store), asJson({ keys: [describeKey(key)], before: await lastRevisions(store) }));
    return key;
  } catch (error) {
    // A folder of keys that is only read: such a machine moves without a signature.
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Signs a step for the store to write. @returns undefined where this machine has no key and cannot make one */
export async function sealMove(store: ReleaseStore, name: string, revision: Revision): Promise<Seal | undefined> {
  const key = await moverKey(store);
  if (!key) return undefined;
  const before = (await store.revisionFiles(name)).find((one) => one.revision === revision.revision - 1);
  return { key: keyId(key), signature: sign(null, sealed(name, revision, before?.bytes), key).toString('base64') };
}

/** Why steps of a unit's history were not made by a command; none where all were, or where nobody signs moves here. */
export async function moveReasons(store: ReleaseStore, name: string): Promise<string[]> {
  const movers = await readAs(fileOf(store), Movers);
  if (!movers) return [];
  const files = await store.revisionFiles(name);
  const first = movers.before[name];
  return files.flatMap(({ revision, bytes }, at) => {
    const called = `Revision ${revision} of ${name}`;
    if (first && revision < first.revision) return [];
    if (first?.revision === revision)
      return hashOf(bytes) === first.sha256 ? [] : [`${called} was changed after it was written.`];
    let written: { seal?: Seal };
    try {
      written = JSON.parse(bytes.toString()) as { seal?: Seal };
    } catch {
      // What cannot be read is named by whoever reads the history.
      return [];
    }
    const { seal, ...rest } = written;
    if (!seal) return [`${called} was written by hand: no command signed it.`];
    const key = movers.keys.find(({ id }) => id === seal.key);
    if (!key) return [`${called} is signed with a key that may not move pointers here.`];
    const isRight = verify(
      null,
      sealed(name, rest, files[at - 1]?.bytes),
      publicKeyOf(key),
      Buffer.from(seal.signature, 'base64'),
    );
    return isRight ? [] : [`${called} was changed after a command wrote it.`];
  });
}
