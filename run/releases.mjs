import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fingerprint } from '@cyberharbour/platform/build';
import { promoteTogether, publish, ReleaseStore } from '@cyberharbour/releases';
import { readPackage } from '@cyberharbour/platform/webpack';
import { root } from './install.mjs';
import { remoteRooms } from './laws/rooms.mjs';
import { Plain } from './processes.mjs';

/** The parts that are built and released, the host first. */
export const parts = ['shell', ...remoteRooms(root)];

/** A version of its own for what lies in the folder now: the package's, and a fingerprint of everything it is built from. */
async function localVersion(folder) {
  return `${readPackage(folder).version}-local.${await fingerprint(root, folder)}`;
}

function build(folder, version) {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/.bin/cyberharbour-mf'), 'build', folder, '--version', version],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Plain(`${folder} does not build:\n${said}`))));
  });
}

/**
 * Builds and publishes what has changed since it was last published here, then makes all of it live together.
 * @param say told each step in a few words
 * @returns seconds each part took to build; a part that was up to date is absent
 */
export async function bringUpToDate(storeFolder, say) {
  const store = new ReleaseStore(storeFolder);
  const all = [];
  const todo = [];
  for (const part of parts) {
    const folder = join(root, part);
    const name = readPackage(folder).remote?.name ?? 'shell';
    const version = await localVersion(folder);
    all.push({ name, version });
    if (!(await store.versions(name)).includes(version)) todo.push({ part, folder, name, version });
  }
  const seconds = {};
  let done = 0;
  const next = async () => {
    for (let one = todo.shift(); one; one = todo.shift()) {
      const began = performance.now();
      await build(one.folder, one.version);
      seconds[one.part] = (performance.now() - began) / 1000;
      await publish(store, {
        unit: readPackage(one.folder),
        version: one.version,
        dist: join(one.folder, 'dist'),
        together: true,
      });
      say(`  ${one.part} built and published (${(done += 1)} of ${total}, ${seconds[one.part].toFixed(1)} s)`);
    }
  };
  const total = todo.length;
  if (total > 0)
    say(`Building ${total === 1 ? '1 part' : `${total} parts`}: ${todo.map(({ part }) => part).join(', ')}`);
  await Promise.all([next(), next()]);
  await promoteTogether(store, all);
  return seconds;
}
