/**
 * One team's process: publishes and promotes many versions at once. Arguments: folder of the harbour, store, remote,
 * first version, how many.
 */
import { promote, ReleaseStore } from '../index.ts';
import { Harbour } from './fake-releases.ts';

const [folder = '', store = '', name = '', first = '0', count = '0'] = process.argv.slice(2);
const harbour = new Harbour(folder, new ReleaseStore(store));
const versions = Array.from({ length: Number(count) }, (_, number) => `1.${Number(first) + number}.0`);

await Promise.all(
  versions.map(async (version) => {
    await harbour.ship(version, { name, claims: [{ path: `/${name}`, chunk: 'home' }] });
    await promote(harbour.store, name, version, { by: `process ${process.pid}` });
  }),
);
