import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { freePort } from '@cyberharbour/processes';
import {
  endAll,
  onEnd,
  requireFreePort,
  requireWritableFolder,
  startApi,
  startReleaseApi,
  startWeb,
  UserError,
} from './processes/product.ts';
import { root } from './root.ts';

const began = performance.now();
const ports = { web: Number(process.env.WEB_PORT ?? 3000), api: Number(process.env.API_PORT ?? 4000) };
const data = resolve(root, process.env.DATA_DIR ?? '.data');
const store = resolve(root, process.env.RELEASE_STORE ?? '.release-store');
/**
 * Calls come through the web server, which says whose they are. An API that other machines reach must not believe such
 * words of anybody.
 */
const behindWeb = process.env.API_HOST ? {} : { TRUST_PROXY: process.env.TRUST_PROXY ?? '1' };
/** A new one at each start: tabs that are open count again once they load a page. */
const reportKey = process.env.RELEASE_REPORT_KEY || randomBytes(32).toString('base64url');
const environment = { DATA_DIR: data, RELEASE_STORE: store, RELEASE_REPORT_KEY: reportKey };

/** Where administrators move releases: the one that the settings name, or one of this product's own. */
async function readReleaseApi() {
  if (process.env.RELEASE_API_URL) return { isOwn: false, port: 0, settings: {} };
  const port = await freePort();
  const key = randomBytes(32).toString('base64url');
  return {
    isOwn: true,
    port,
    settings: { RELEASE_API_URL: `http://127.0.0.1:${port}`, RELEASE_CONSOLE_KEY: key },
  };
}

async function start(): Promise<void> {
  await requireFreePort(ports.web, 'WEB_PORT');
  await requireFreePort(ports.api, 'API_PORT');
  requireWritableFolder(data, 'DATA_DIR');
  requireWritableFolder(store, 'RELEASE_STORE');
  console.log('CyberHarbour is getting ready');
  const build = async () => {
    // Loaded here: the tools that build are not waited for where only a port is taken.
    const { bringUpToDate } = await import('./product/releases.ts');
    await bringUpToDate(store, console.log);
  };
  const releases = await readReleaseApi();
  const [api, , own] = await Promise.all([
    startApi({ ...environment, ...behindWeb, ...releases.settings }),
    build(),
    releases.isOwn ? startReleaseApi(releases.port, { ...environment, ...releases.settings }) : undefined,
  ]);
  own?.child.once('exit', (code) => {
    if (code)
      console.error(`The release API ended unexpectedly (${code}): releases are moved by command until a restart.`);
  });
  const { letMove } = await import('./product/releases.ts');
  await letMove(store, api.ready.admin.email);
  const web = await startWeb(environment);
  for (const [name, { child }] of [
    ['The API', api],
    ['The web server', web],
  ] as const) {
    child.once('exit', (code) => {
      if (code) console.error(`${name} ended unexpectedly (${code}).`);
      void endAll().then(() => process.exit(code ?? 0));
    });
  }
  const { email, password } = api.ready.admin;
  const mail = process.env.SMTP_URL ? 'sent through SMTP_URL' : `${data}/outbox, one .eml file each`;
  console.log(`Ready after ${((performance.now() - began) / 1000).toFixed(1)} s

  Open      ${web.ready.web}
  Admin     ${email}${password ? `, password ${password}  (shown this once)` : ', with the password set at the first start'}
  Mail      ${mail}

Ctrl-C ends it.`);
}

onEnd(endAll);
try {
  await start();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  await endAll();
  process.exit(1);
}
