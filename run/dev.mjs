import { join, resolve } from 'node:path';
import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { apiServer, endAll, freePort, onEnd, Plain, startProcess, writableFolder } = await import('./processes.mjs');
const { remoteRooms } = await import('./laws/rooms.mjs');
const { hostBuild, readPackage, remoteBuild, serve, standaloneBuild } = await import('@cyberharbour/platform/webpack');
const { composeDevPage } = await import('../shell/server/pages/dev-page.ts');

/** The first three are where the documentation says; a remote of later takes the next port. */
const known = ['mf-public', 'mf-dashboard', 'mf-admin'];
const names = [...known, ...remoteRooms(root).filter((name) => !known.includes(name))];
const setting = (name) => `${name.toUpperCase().replace('-', '_')}_PORT`;
const ports = Object.fromEntries(names.map((name, at) => [name, Number(process.env[setting(name)] ?? 3001 + at)]));
const web = Number(process.env.WEB_PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 4000);
const data = resolve(root, process.env.DATA_DIR ?? '.data');

/** `npm run dev` is the whole house; `npm run dev -w mf-admin` that room alone. */
const only = process.argv[2];
const closing = [];
onEnd(async () => {
  await Promise.all(closing.map((close) => close()));
  await endAll();
});

/** The API; one that somebody else runs on this port already will do for a room alone. */
async function api() {
  const running = await fetch(`http://localhost:${apiPort}/healthz`).catch(() => undefined);
  if (running?.ok && only) return `http://localhost:${apiPort}`;
  await freePort(apiPort, 'API_PORT');
  writableFolder(data, 'DATA_DIR');
  const { ready } = await startProcess('API', apiServer, {
    DATA_DIR: data,
    WEB_ORIGINS:
      process.env.WEB_ORIGINS ?? [web, ...Object.values(ports)].map((port) => `http://localhost:${port}`).join(),
  });
  if (ready.admin.password)
    console.log(`Admin     ${ready.admin.email}, password ${ready.admin.password}  (shown this once)`);
  return ready.api;
}

const open = async (name, port, configuration, page) => {
  await freePort(port, name === 'shell' ? 'WEB_PORT' : setting(name));
  closing.push(
    await serve(configuration, { port, ...(page && { page }), tell: (text) => console.error(`${name}:\n${text}`) }),
  );
};

async function alone(name) {
  if (!(name in ports)) throw new Plain(`${name} is no remote. There are: ${Object.keys(ports).join(', ')}.`);
  const apiBase = `${await api()}/api`;
  await open(name, ports[name], standaloneBuild(readPackage(join(root, name)), { apiBase }));
  console.log(
    `${name} alone   http://localhost:${ports[name]}${readPackage(join(root, name)).remote.claims[0].path}\n\nCtrl-C ends it.`,
  );
}

async function house() {
  const apiBase = `${await api()}/api`;
  const remotes = Object.entries(ports).map(([name, port]) => ({
    name,
    port,
    unit: readPackage(join(root, name)),
    address: `http://localhost:${port}`,
  }));
  const page = () =>
    composeDevPage(
      remotes.map(({ name, address }) => ({ claims: readPackage(join(root, name)).remote, address })),
      apiBase,
    );
  await Promise.all([
    open(
      'shell',
      web,
      hostBuild({ unit: readPackage(join(root, 'shell')), mode: 'development', routerFacade: 'src/router-facade.ts' }),
      page,
    ),
    ...remotes.map(({ name, port, unit, address }) =>
      open(name, port, remoteBuild({ unit, mode: 'development', version: unit.version, devAddress: `${address}/` })),
    ),
  ]);
  console.log(`Open      http://localhost:${web}     (a change in any room shows by itself)\n\nCtrl-C ends it.`);
}

try {
  await (only ? alone(only) : house());
} catch (error) {
  console.error(error instanceof Plain ? error.message : error);
  await Promise.all(closing.map((close) => close()));
  await endAll();
  process.exit(1);
}
