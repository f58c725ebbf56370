import { addressOf, integrityOf } from '@cyberharbour/releases';
import type { Release } from '@cyberharbour/releases';
import type { NodeBuild } from './messages.ts';

/** Reads a file of a release; undefined where there is none. */
export type ReadFile = (release: Release, file: string) => Promise<Uint8Array | undefined>;

/** @throws when the file is missing, or is not the one that was signed */
export async function readNodeBuild(readFile: ReadFile, release: Release): Promise<NodeBuild> {
  const { name, version, server = '', files } = release;
  const bytes = await readFile(release, server);
  if (!bytes) throw new Error(`${name} ${version}: ${server} is missing.`);
  if (integrityOf(bytes) !== files[server]?.integrity)
    throw new Error(`${name} ${version}: ${server} is not what was published.`);
  return { file: addressOf(release, server), version, code: Buffer.from(bytes).toString() };
}
