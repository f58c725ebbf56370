import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promoteTogether, publish, ReleaseStore } from '@cyberharbour/releases';
import { readPackage } from '@cyberharbour/platform/webpack';
import { chromium } from './chromium.mjs';
import { root } from './install.mjs';
import { previousRooms } from './previous.mjs';
import { Plain } from './processes.mjs';
import { bringUpToDate, parts } from './releases.mjs';
import { browserTests } from './suites.mjs';

const nameOf = (part) => (part === 'shell' ? 'shell' : part.replace('-', '_'));

/** Built by the tools of its own time. */
function build({ folder, tree }, version) {
  const program = ['releases/src/cyberharbour-mf.ts', 'platform/src/mf.ts']
    .map((file) => join(tree, file))
    .find((file) => existsSync(file));
  const child = spawn(process.execPath, [program, 'build', folder, '--version', version], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Plain(`${folder} does not build:\n${said}`))));
  });
}

/** Puts the release before of one part beside the one of this tree. @returns its version */
async function publishPrevious(store, part, { roomAt }) {
  const room = roomAt(part);
  // A part that was not there before is as it is.
  if (!existsSync(room.folder)) return (await store.latest(nameOf(part))).current;
  const about = readPackage(room.folder);
  const version = `${about.version}-previous.${room.commit.slice(0, 10)}`;
  await build(room, version);
  const { contractVersion } = await import(join(room.tree, 'platform/src/host-contract/index.ts'));
  await publish(store, {
    unit: about,
    version,
    dist: join(room.folder, 'dist'),
    contract: contractVersion,
    together: true,
  });
  return version;
}

/**
 * Every pairing of shell, remotes and API of this tree with those of the release before, in a real browser: eight houses, three remotes in each.
 * The older API is the older server itself. Only the web server is always this tree's: it composes pages from a store that holds both.
 */
export async function skew() {
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-store-'));
  const previous = previousRooms();
  try {
    const browser = chromium(console.log);
    await bringUpToDate(folder, () => {});
    const store = new ReleaseStore(folder);
    const versions = {};
    for (const part of parts)
      versions[nameOf(part)] = { N: (await store.latest(nameOf(part))).current, 'N-1': undefined };
    const waiting = [...parts];
    const lane = async () => {
      for (let part = waiting.shift(); part; part = waiting.shift())
        versions[nameOf(part)]['N-1'] = await publishPrevious(store, part, previous);
    };
    await Promise.all([lane(), lane()]);
    // What came first is live first, as it was: N follows, and is what the browser is given to begin with.
    await promoteTogether(
      store,
      Object.entries(versions).map(([name, { 'N-1': version }]) => ({ name, version })),
    );
    return await browserTests(
      {
        CHROMIUM: browser,
        RELEASE_STORE: folder,
        API_COMMAND: join(root, 'server/src/main.ts'),
        PREVIOUS_API_COMMAND: join(previous.roomAt('server').tree, 'server/src/main.ts'),
        WEB_COMMAND: join(root, 'shell/server/main.ts'),
        VERSIONS: JSON.stringify(versions),
      },
      ['--config', 'skew.config.ts'],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(previous.place, { recursive: true, force: true });
  }
}
