import { satisfies, validRange } from 'semver';
import { contractVersion } from '../host-contract/index.ts';
import { ReleaseRefused } from './release.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

/** The contract that a release needs is the one that this host speaks. Source: semver ranges as npm reads them. */
export function checkRanges({ kind, name, contract, api }: Pick<Release, 'kind' | 'name' | 'contract' | 'api'>) {
  if (kind === 'shell') return;
  for (const range of [contract, api]) if (validRange(range) === null) throw new ReleaseRefused(`${name}: "${range}" is not a version range.`);
  if (!satisfies(contractVersion, contract))
    throw new ReleaseRefused(`${name} needs host contract ${contract}, and the host speaks ${contractVersion}. Build it against this host's platform package.`);
}

/** Every path has one owner. A pattern counts as the same whatever its parameters are called. */
export async function checkClaims(store: ReleaseStore, { name, claims }: Pick<Release, 'name' | 'claims'>) {
  const shape = (path: string) => path.replace(/:\w+/g, ':');
  const own = new Set(claims.map(({ path }) => shape(path)));
  if (own.size < claims.length) throw new ReleaseRefused(`${name} claims a path twice.`);
  for (const other of await store.remotes()) {
    const live = await store.latest(other);
    if (other === name || !live) continue;
    const clash = (await store.release(other, live.current)).claims.find(({ path }) => own.has(shape(path)));
    if (clash) throw new ReleaseRefused(`${name} claims ${clash.path}, which belongs to ${other}.`);
  }
}

/** Nothing that the page will ask for is missing, and all scripts together stay under the remote's own budget of brotli bytes. */
export function checkFiles({ name, entry, claims, preload, chunks, files }: Release, budget = Infinity) {
  for (const { path, chunk } of claims) {
    if (chunk !== undefined && !chunks[chunk]) throw new ReleaseRefused(`${name}: ${path} names the chunk ${chunk}, and the build has none.`);
  }
  const missing = [entry, ...preload.scripts, ...preload.styles, ...preload.fonts, ...Object.values(chunks).flat()].find((file) => !files[file]);
  if (missing) throw new ReleaseRefused(`${name}: the build names ${missing}, but the file is not there.`);
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'));
  const size = scripts.reduce((sum, [, { brotli }]) => sum + brotli, 0);
  if (size > budget) throw new ReleaseRefused(`${name}: its scripts take ${size} bytes, and its budget is ${budget} (remote.json).`);
}
