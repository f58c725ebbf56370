/**
 * Reads all that a web server reads until its input ends, and says how often, and what was torn. Argument: the store.
 */
import { readDiscovery, ReleaseStore } from '../index.ts';

const store = new ReleaseStore(process.argv[2] ?? '');
const seen = new Map<string, number>();
const torn: string[] = [];
let reads = 0;
const ended = new AbortController();
process.stdin.on('end', () => ended.abort()).resume();

while (!ended.signal.aborted) {
  try {
    await readDiscovery(store);
    for (const name of await store.remotes()) {
      const revision = (await store.latest(name))?.revision ?? 0;
      if (revision < (seen.get(name) ?? 0)) torn.push(`${name} went back from ${seen.get(name) ?? 0} to ${revision}`);
      seen.set(name, revision);
    }
    reads += 1;
  } catch (error) {
    torn.push(String(error));
  }
}
console.log(JSON.stringify({ reads, torn }));
