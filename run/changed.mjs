import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteRooms } from './laws/rooms.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** What a page is made of besides a room's own files. What the host gives to all remotes ships with the shell, and with no remote. */
const hostGives = ['shared-ui/src', 'shared-api/src', 'platform/src/host-contract', 'platform/src/kit'];
const tools = ['platform/src/webpack', 'platform/src/build', 'platform/src/packages'];

/** Files that a release of each room is made of. */
const inputsOf = (root) => ({
  shell: ['shell', ...hostGives, ...tools],
  ...Object.fromEntries(remoteRooms(root).map((room) => [room, [room, ...tools]])),
  server: ['server', 'shared-api/src/contract'],
});

const noPart = /\.(test|stories|fault|bench)\.[jt]sx?$|\.md$|\/testing\/|\/(package\.json|CHANGELOG\.md)$/;

/**
 * Which rooms have something to release since their own last tag (`@cyberharbour/<room>@1.2.0`), and what.
 * @param from where the last tag is looked for: `HEAD^` asks about the release that HEAD itself is
 * @returns room, tag (none: never released) and the files; rooms without anything are left out
 */
export function changedRooms(root, from = 'HEAD') {
  const git = (...words) => {
    const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
    return { ok: status === 0, said: stdout.trim(), stderr };
  };
  /** A version that only says so is no change; another dependency is. */
  const dependsAnew = (room, tag) => {
    const file = `${room}/package.json`;
    const before = git('show', `${tag}:${file}`);
    if (!before.ok || !existsSync(join(root, file))) return true;
    const named = (text) =>
      JSON.stringify(
        Object.entries(JSON.parse(text).dependencies ?? {}).filter(([name]) => !name.startsWith('@cyberharbour/')),
      );
    return named(before.said) !== named(readFileSync(join(root, file), 'utf8'));
  };
  return Object.entries(inputsOf(root)).flatMap(([room, inputs]) => {
    const { ok, said: tag } = git('describe', '--tags', '--abbrev=0', '--match', `@cyberharbour/${room}@*`, from);
    if (!ok) return [{ room, tag: undefined, files: [] }];
    const files = git('diff', '--name-only', tag, 'HEAD', '--', ...inputs)
      .said.split('\n')
      .filter((file) => file && !noPart.test(file));
    if (dependsAnew(room, tag)) files.push(`${room}/package.json`);
    return files.length > 0 ? [{ room, tag, files }] : [];
  });
}

/**
 * `node run/changed.mjs [--json]`: what has something to release. `--tagged`: of what HEAD was tagged as, since lerna gives a new version to whoever depends on
 * something new, and a remote does not bring along what the host gives.
 */
if (import.meta.main) {
  const changed = changedRooms(root, process.argv.includes('--tagged') ? 'HEAD^' : 'HEAD');
  if (process.argv.includes('--json')) console.log(JSON.stringify(changed.map(({ room }) => room)));
  else
    for (const { room, tag, files } of changed)
      console.log(`${room}: ${tag === undefined ? 'never released' : `${files.length} files since ${tag}`}`);
}
