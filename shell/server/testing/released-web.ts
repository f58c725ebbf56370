import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { promote, publish, ReleaseStore } from '@cyberharbour/releases';
import type { FastifyInstance } from 'fastify';
import { buildWeb } from '../web.ts';

export const apiOrigin = 'http://localhost:4000';

async function write(folder: string, name: string, text: string) {
  await writeFile(join(folder, name), text);
}

async function publishShell(store: ReleaseStore, scratch: string) {
  const shell = await mkdtemp(join(scratch, 'shell-'));
  await write(shell, 'shell.0a1b2c3d.js', 'void "shell";');
  await write(shell, 'shell.0a1b2c3d.css', 'p{}');
  await write(shell, 'host.json', '{}');
  await publish(store, {
    unit: { folder: shell, name: '@cyberharbour/shell', version: '1.0.0', dependencies: {} },
    version: '1.0.0',
    dist: shell,
  });
  await promote(store, 'shell', '1.0.0');
}

async function publishRemote(store: ReleaseStore, scratch: string) {
  const paths = ['/', '/blog/:id', '/console', '/blog/:id/edit'];
  const routes = `export const routes=[${paths.map((path) => `{path:"${path}",lazy(){}}`).join()}];`;
  const remote = await mkdtemp(join(scratch, 'public-'));
  await write(remote, 'remoteEntry.js', 'void "</script><b>";');
  await write(remote, '__federation_expose_routes.11111111.js', routes);
  for (const [name, hash] of [
    ['home', '22222222'],
    ['blog', '33333333'],
  ] as const) {
    await write(remote, `${name}.${hash}.js`, `void "${name}";`);
    await write(remote, `${name}.${hash}.css`, `@layer remote{.${name}{}}`);
  }
  await write(
    remote,
    'chunks.json',
    JSON.stringify({
      home: ['home.22222222.js', 'home.22222222.css'],
      blog: ['blog.33333333.js', 'blog.33333333.css'],
    }),
  );
  await write(
    remote,
    'container.json',
    JSON.stringify({
      entry: 'remoteEntry.js',
      shared: {},
      exposes: { './routes': ['__federation_expose_routes.11111111.js'] },
    }),
  );
  const claims = [
    { path: '/', chunk: 'home' },
    { path: '/blog/:id', chunk: 'blog' },
    { path: '/console', guard: 'admin', chunk: 'blog' },
    { path: '/blog/:id/edit', guard: 'session', chunk: 'blog' },
  ] as const;
  const unit = {
    folder: remote,
    name: '@cyberharbour/mf-public',
    version: '1.0.0',
    dependencies: {},
    remote: { name: 'mf_public', contract: '^1.0.0', api: '^1.0.0', budget: 10_000, claims: [...claims] },
  };
  await publish(store, { unit, version: '1.0.0', dist: remote });
  await promote(store, 'mf_public', '1.0.0');
}

/** A web server for the tests of one file, on a shell and a remote whose screens have chunks of their own. */
export function startWebForTests() {
  let scratch: string;
  let web: FastifyInstance;
  before(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'cyberharbour-web-'));
    const store = new ReleaseStore(join(scratch, 'store'));
    await publishShell(store, scratch);
    await publishRemote(store, scratch);
    web = await buildWeb({ port: 0, host: 'localhost', apiOrigin, store: store.folder, logLevel: 'silent' });
  });
  after(async () => {
    await web.close();
    await rm(scratch, { recursive: true, force: true });
  });
  return {
    get web() {
      return web;
    },
    get: (url: string, headers: Record<string, string> = {}) => web.inject({ url, headers }),
  };
}
