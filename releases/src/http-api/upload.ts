import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { contractVersion } from '@cyberharbour/platform';
import { filesUnder, packFor } from '../index.ts';
import { callerOfReleases } from './client.ts';
import type { Release } from '../index.ts';
import type { Package } from '@cyberharbour/platform/packages';

export interface Upload {
  unit: Package;
  version: string;
  /** The folder that the build wrote. */
  dist: string;
  /** File of the team's private key; it is read here and goes nowhere. */
  key: string;
  /** Sent as a bearer token. */
  token: string;
}

const Team = z.object({ team: z.string(), keys: z.array(z.string()) });

/**
 * Packs and signs a build on this machine and sends it to a `cyberharbour-mf serve`.
 * @throws ReleaseRefused with every reason, its own or the server's
 */
export async function upload(address: string, { unit, version, dist, key, token }: Upload): Promise<Release> {
  const ask = callerOfReleases(address, token);
  const folder = await mkdtemp(join(tmpdir(), 'mf-upload-'));
  try {
    const { name } = await packFor(Team.parse(await ask('/team')), {
      folder,
      unit,
      version,
      dist,
      key,
      contract: contractVersion,
    });
    const form = new FormData();
    for (const file of await filesUnder(folder))
      form.append('file', new Blob([await readFile(join(folder, file))]), file);
    return (await ask(`/units/${name}/versions/${version}`, { method: 'PUT', body: form })) as Release;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
