#!/usr/bin/env node
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRoom } from './build/index.ts';
import { promote, publish, ReleaseRefused, ReleaseStore, rollback } from './releases/index.ts';
import { readRoom } from './webpack/index.ts';

const help = `mf: build and ship one part of the platform

  mf build <folder> [--version V]      build it for release
  mf publish <folder> [--version V]    put the build into the release store; nothing goes live
  mf promote <name> <version>          make a published version live   [--reason "…"]
  mf rollback <name> [--to V]          go back, without a build        [--reason "…"]
  mf status                            what is live
  mf history <name>                    every step, oldest first

  --store DIR   the release store (RELEASE_STORE, else ./.release-store)
  --json        the answer as JSON
  <folder> is a room (mf-public); <name> is what it is called in the store (mf_public, shell).`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    to: { type: 'string' },
    reason: { type: 'string' },
    store: { type: 'string', default: process.env['RELEASE_STORE'] ?? '.release-store' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [verb, subject, argument] = positionals;
const store = new ReleaseStore(resolve(values.store));

const say = (value: object, sentence: string) => console.log(values.json ? JSON.stringify(value) : sentence);

const need = (what: string, value: string | undefined): string => {
  if (value === undefined) throw new ReleaseRefused(`mf ${verb ?? ''} needs ${what}. See mf --help.`);
  return value;
};

const verbs: Record<string, () => Promise<void>> = {
  async build() {
    const folder = resolve(need('a folder', subject));
    const version = values.version ?? readRoom(folder).version;
    await buildRoom(folder, version);
    say({ version }, `Built ${readRoom(folder).name} ${version}.`);
  },
  async publish() {
    const folder = resolve(need('a folder', subject));
    const room = readRoom(folder);
    const release = await publish(store, { room, version: values.version ?? room.version, dist: join(folder, 'dist') });
    say(release, `Published ${release.name} ${release.version}. It is not live yet: mf promote ${release.name} ${release.version}`);
  },
  async promote() {
    const done = await promote(store, need('a name', subject), need('a version', argument), values.reason);
    say(done, `${subject ?? ''} ${done.current} is live.`);
  },
  async rollback() {
    const done = await rollback(store, need('a name', subject), values.to, values.reason);
    say(done, `${subject ?? ''} is back at ${done.current}.`);
  },
  async status() {
    const live = await Promise.all((await store.remotes()).map(async (name) => ({ name, ...(await store.latest(name)) })));
    say(live, live.map(({ name, current, previous, at }) => `${name}  ${current ?? ''}  since ${at ?? ''}, before: ${previous ?? 'none'}`).join('\n') || 'Nothing is live.');
  },
  async history() {
    const steps = await store.history(need('a name', subject));
    say(steps, steps.map(({ revision, at, action, current, reason }) => `${String(revision)}  ${at}  ${action} ${current}${reason ? `  (${reason})` : ''}`).join('\n'));
  },
};

const act = verb === undefined || values.help ? undefined : verbs[verb];
if (!act) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    console.error(`mf: ${error.message}`);
    process.exitCode = 1;
  }
}
