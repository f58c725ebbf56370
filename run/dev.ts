import { join, resolve } from 'node:path';
import { hostBuild, readPackage, remoteBuild, serve, standaloneBuild } from '@cyberharbour/platform/webpack';
import { composeDevPage } from '../shell/server/pages/dev-page.ts';
import { listRemotes } from './checks/packages.ts';
import { endAll, onEnd, requireFreePort, requireWritableFolder, startApi, UserError } from './processes/product.ts';
import { root } from './root.ts';

/** The first three are where the documentation says; a remote of later takes the next port. */
const known = ['mf-public', 'mf-dashboard', 'mf-admin'];
const portSetting = (name: string) =>
  name === 'shell' ? 'WEB_PORT' : `${name.toUpperCase().replaceAll('-', '_')}_PORT`;
const remotes = [...known, ...listRemotes(root).filter((name) => !known.includes(name))].map((name, at) => ({
  name,
  port: Number(process.env[portSetting(name)] ?? 3001 + at),
}));
const addressOf = ({ port }: { port: number }) => `http://localhost:${port}`;
const shell = { name: 'shell', port: Number(process.env.WEB_PORT ?? 3000) };
const apiPort = Number(process.env.API_PORT ?? 4000);
const data = resolve(root, process.env.DATA_DIR ?? '.data');

/** `npm run dev` is the whole product; `npm run dev -w mf-admin` that package alone. */
const only = process.argv[2];
const closing: (() => Promise<void>)[] = [];
const close = async () => {
  await Promise.all(closing.map((end) => end()));
  await endAll();
};
onEnd(close);

/** Starts the API; one that runs on this port already is used for a package alone. @returns its address */
async function openApi(): Promise<string> {
  const running = await fetch(`http://localhost:${apiPort}/healthz`).catch(() => undefined);
  if (running?.ok && only) return `http://localhost:${apiPort}`;
  await requireFreePort(apiPort, 'API_PORT');
  requireWritableFolder(data, 'DATA_DIR');
  const { ready } = await startApi({
    DATA_DIR: data,
    PUBLIC_API_URL: process.env.PUBLIC_API_URL ?? `http://localhost:${apiPort}`,
    WEB_ORIGINS: process.env.WEB_ORIGINS ?? [shell, ...remotes].map(addressOf).join(),
  });
  if (ready.admin.password)
    console.log(`Admin     ${ready.admin.email}, password ${ready.admin.password}  (shown this once)`);
  return ready.api;
}

type Build = Parameters<typeof serve>[0];

async function open({ name, port }: { name: string; port: number }, build: Build, page?: () => string): Promise<void> {
  await requireFreePort(port, portSetting(name));
  const tell = (text: string) => {
    console.error(`${name}:\n${text}`);
  };
  closing.push(await serve(build, { port, ...(page && { page }), tell }));
}

/** What a remote's remote.json says. */
function claimsOf(name: string) {
  const { remote } = readPackage(join(root, name));
  if (!remote) throw new UserError(`${name} has no remote.json.`);
  return remote;
}

async function developAlone(name: string): Promise<void> {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new UserError(`${name} is no remote. There are: ${remotes.map((one) => one.name).join(', ')}.`);
  const apiBase = `${await openApi()}/api`;
  await open(remote, standaloneBuild(readPackage(join(root, name)), { apiBase }));
  console.log(`${name} alone   ${addressOf(remote)}${claimsOf(name).claims[0]?.path ?? '/'}\n\nCtrl-C ends it.`);
}

async function developAll(): Promise<void> {
  const apiBase = `${await openApi()}/api`;
  const page = () =>
    composeDevPage(
      remotes.map((remote) => ({ claims: claimsOf(remote.name), address: addressOf(remote) })),
      apiBase,
    );
  const host = {
    unit: readPackage(join(root, 'shell')),
    mode: 'development',
    routerFacade: 'src/router-facade.ts',
  } as const;
  await Promise.all([
    open(shell, hostBuild(host), page),
    ...remotes.map((remote) => {
      const unit = readPackage(join(root, remote.name));
      return open(remote, remoteBuild({ unit, mode: 'development', devAddress: `${addressOf(remote)}/` }));
    }),
  ]);
  console.log(`Open      ${addressOf(shell)}     (a change in any package shows by itself)\n\nCtrl-C ends it.`);
}

try {
  await (only ? developAlone(only) : developAll());
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  await close();
  process.exit(1);
}
