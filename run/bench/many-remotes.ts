import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promote, publish, ReleaseStore } from '@cyberharbour/releases';
import { startWeb } from '../processes/product.ts';
import type { Stack } from './stack.ts';

/** Screens of a further remote, each with a script and a sheet of its own. */
const screens = 8;

/** Names of remotes have letters only. */
export const nameOf = (n: number) => `mf_x${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}`;

/** Publishes a remote of the size of the dashboard, with paths of its own: `/<name>/0` and further. */
export async function publishRemote(store: ReleaseStore, place: string, name: string, version: string): Promise<void> {
  const dist = join(place, `${name}-${version}`);
  mkdirSync(dist, { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(join(dist, file), typeof content === 'string' ? content : JSON.stringify(content));
  const files = (n: number) => [`screen-${n}.0a1b2c3d.js`, `screen-${n}.0a1b2c3d.css`] as const;
  const all = Array.from({ length: screens }, (_, n) => files(n));
  for (const [script, sheet] of all) {
    write(script, `void '${name} ${version} ${script}';`);
    write(sheet, `@layer remote{.${name}{}}`);
  }
  write('remoteEntry.js', `void '${name}';`);
  write('chunks.json', Object.fromEntries(all.map((each, n) => [`screen-${n}`, each])));
  write('container.json', { entry: 'remoteEntry.js', shared: {}, exposes: { './routes': [] } });
  const routes = all.map(([script], n) => `{path:"/${name}/${n}",lazy:()=>import("./${script}")}`);
  write('routes.0a1b2c3d.js', `export const routes=[${routes.join()}];`);
  const claims = all.map((_, n) => ({ path: `/${name}/${n}`, chunk: `screen-${n}` }));
  const remote = { name, contract: '^1.0.0', api: '^1.0.0', budget: 100_000, claims };
  const unit = { folder: dist, name: `@cyberharbour/${name}`, version, dependencies: {}, remote };
  await publish(store, { unit, version, dist });
}

/** A web server of its own, on a store with that many remotes. */
export interface ManyRemotes {
  count: number;
  /** Address of the home page. */
  home: string;
  /** The process of the server. */
  pid: number;
  store: ReleaseStore;
}

/** Starts a web server whose store has the product's remotes and further ones. @param own how many the product has */
export async function serveRemotes(
  { place, env }: Stack,
  own: number,
  count: number,
  port: number,
): Promise<ManyRemotes> {
  const folder = join(place, `store-of-${count}`);
  cpSync(env.RELEASE_STORE, folder, { recursive: true });
  const store = new ReleaseStore(folder);
  for (let n = own; n < count; n += 1) {
    await publishRemote(store, join(place, 'remotes'), nameOf(n), '1.0.0');
    await promote(store, nameOf(n), '1.0.0');
  }
  const { child } = await startWeb({ ...env, RELEASE_STORE: folder, WEB_PORT: String(port) });
  return { count, home: `http://localhost:${port}/`, pid: child.pid ?? 0, store };
}
