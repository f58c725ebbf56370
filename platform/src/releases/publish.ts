import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { contractVersion } from '../host-contract/index.ts';
import type { Room } from '../webpack/rooms.ts';
import { checkClaims, checkFiles, checkRanges } from './gates.ts';
import { buildParts } from './manifest.ts';
import { ReleaseRefused, RemoteFile } from './release.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

const compress = promisify(brotliCompress);
const compressible = /\.(js|css|json|svg|txt)$/;

export interface Publication {
  room: Room;
  version: string;
  /** The folder that the build wrote. */
  dist: string;
}

/**
 * Puts a build into the store under its version: every file with its sha384 and a brotli twin, then the description. Nothing goes live.
 * @throws ReleaseRefused with the reason, when a gate does not let it through
 */
export async function publish(store: ReleaseStore, { room, version, dist }: Publication): Promise<Release> {
  const about = describe(room);
  if ((await store.versions(about.name)).includes(version)) return keepOrRefuse(store, about.name, version, dist);
  await checkClaims(store, about);
  const parts = await buildParts(dist, about.kind);
  const workshop = await store.workshop();
  const files = await copyFiles(dist, workshop);
  const release: Release = { ...about, version, publishedAt: new Date().toISOString(), ...parts, files };
  checkRanges(release);
  checkFiles(release, room.remote?.budget);
  await writeFile(join(workshop, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  if (!(await store.settle(workshop, about.name, version))) return keepOrRefuse(store, about.name, version, dist);
  return release;
}

const describe = (room: Room) => {
  if (!room.remote) return { name: 'shell', kind: 'shell' as const, contract: contractVersion, api: '*', claims: [] };
  const remote = RemoteFile.safeParse(room.remote);
  if (!remote.success) throw new ReleaseRefused(`remote.json of ${room.name}: ${remote.error.issues[0]?.message ?? 'not readable'}`);
  const { name, contract, api, claims } = remote.data;
  return { name, kind: 'remote' as const, contract, api, claims };
};

/** The same version twice is fine when it is the same build, and refused when it is another one. */
async function keepOrRefuse(store: ReleaseStore, name: string, version: string, dist: string): Promise<Release> {
  const published = await store.release(name, version);
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const file of found.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    if (published.files[path.slice(dist.length + 1)]?.integrity !== integrityOf(await readFile(path)))
      throw new ReleaseRefused(`${name} ${version} is already published with other files; a version never changes. Give this build a new one.`);
  }
  return published;
}

const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function copyFiles(from: string, to: string): Promise<Release['files']> {
  const files: Release['files'] = {};
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const name = source.slice(from.length + 1);
    const target = join(to, name);
    const bytes = await readFile(source);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target);
    let brotli = bytes.length;
    if (compressible.test(name)) {
      const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
      await writeFile(`${target}.br`, small);
      brotli = small.length;
    }
    files[name] = { integrity: integrityOf(bytes), bytes: bytes.length, brotli };
  }
  return files;
}
