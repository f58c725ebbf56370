import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPublishable, published } from '../publishable.mjs';
import { checkClaims } from './claims.mjs';
import { checkDocs } from './docs.mjs';
import { checkFacade } from './facade.mjs';
import { foundations, rooms } from './rooms.mjs';
import { checkSurfaces } from './surface.mjs';

/** Runs one of the tools that the lockfile pins, in the tree at `root`. */
function tool(root, name, ...words) {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', name), words, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.once('error', (error) => resolve({ ok: false, said: error.message }));
    child.once('exit', (code) => resolve({ ok: code === 0, said: said.trim() }));
  });
}

async function wouldPublish(root, room) {
  try {
    const folder = published.includes(room) ? buildPublishable(root, room) : room;
    return await tool(root, 'publint', folder, '--strict', '--level', 'suggestion', '--pack', 'npm');
  } catch (error) {
    return { ok: false, said: String(error) };
  }
}

const programs = (root) =>
  [...rooms(root).map(({ name }) => name), 'shell/server'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );

/**
 * The laws of the house, each a check that fails or passes.
 * @returns pairs of a name and a function that answers `{ ok, said }`
 */
export function laws(root) {
  const folders = rooms(root).map(({ name }) => name);
  return [
    [
      'rooms see only what their package.json names',
      () => tool(root, 'depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders, 'run'),
    ],
    ['packages are declared where they are used, nothing is dead', () => tool(root, 'knip', '--no-progress')],
    ['one version of each package', () => tool(root, 'sherif', '--no-install')],
    ...foundations.map((room) => [`what ${room} would publish is in order`, () => wouldPublish(root, room)]),
    ['colours, sizes and durations are tokens', () => tool(root, 'stylelint', '**/*.css')],
    ['every path of the product has exactly one owner', () => checkClaims(root)],
    ['what the documentation names is there', () => checkDocs(root)],
    ['what other teams build on breaks for nobody unannounced', () => checkSurfaces(root)],
    ['the router facade is what is imported of the router', () => checkFacade(root)],
    ...programs(root).map((folder) => [`types of ${folder}`, () => tool(root, 'tsc', '-p', folder)]),
    ['lint', () => tool(root, 'eslint', '.')],
  ];
}

/** Runs laws two at a time, in their order, and tells each result as it comes. */
export async function keep(chosen, tell) {
  const waiting = [...chosen];
  const results = [];
  const next = async () => {
    for (let law = waiting.shift(); law; law = waiting.shift()) {
      const [name, check] = law;
      const result = { name, ...(await check()) };
      results.push(result);
      tell(result);
    }
  };
  await Promise.all([next(), next()]);
  return results;
}
