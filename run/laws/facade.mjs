import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rooms } from './rooms.mjs';

const sources = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.test\.tsx?$/.test(entry.name) &&
        !/node_modules|[\\/]dist/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name));

const names = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0]);

const named = (text, keyword, from) =>
  [...text.matchAll(new RegExp(`${keyword}\\s*\\{([^}]*)\\}\\s*from\\s*'${from}'`, 'g'))].flatMap(([, list]) =>
    names(list),
  );

/** The facade keeps 27 kB of the router out of every page; it must hold all that is imported, and no more. */
export async function checkFacade(root) {
  const facade = readFileSync(join(root, 'shell/src/router-facade.ts'), 'utf8');
  const held = new Set([...named(facade, 'export', 'react-router'), ...named(facade, 'export', 'react-router/dom')]);
  const used = new Set(
    rooms(root)
      .flatMap(({ name }) => sources(join(root, name)))
      .filter((file) => !file.includes('/testing/'))
      .flatMap((file) => named(readFileSync(file, 'utf8'), '(?<!type)\\bimport', 'react-router-dom')),
  );
  const faults = [
    ...[...used]
      .filter((name) => !held.has(name))
      .map((name) => `${name} is imported, but the facade does not hold it`),
    ...[...held].filter((name) => !used.has(name)).map((name) => `${name} is in the facade, but nobody imports it`),
  ];
  return { ok: faults.length === 0, said: faults.join('\n') };
}
