import { resolve } from 'node:path';
import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { apiServer, endAll, freePort, onEnd, Plain, startProcess, writableFolder } = await import('./processes.mjs');

const began = performance.now();
const ports = { web: Number(process.env.WEB_PORT ?? 3000), api: Number(process.env.API_PORT ?? 4000) };
const data = resolve(root, process.env.DATA_DIR ?? '.data');
const store = resolve(root, process.env.RELEASE_STORE ?? '.release-store');
const environment = { DATA_DIR: data, RELEASE_STORE: store };

onEnd(endAll);

try {
  await freePort(ports.web, 'WEB_PORT');
  await freePort(ports.api, 'API_PORT');
  writableFolder(data, 'DATA_DIR');
  writableFolder(store, 'RELEASE_STORE');
  console.log('CyberHarbour is getting ready');
  const { bringUpToDate } = await import('./releases.mjs');
  const [api] = await Promise.all([startProcess('API', apiServer, environment), bringUpToDate(store, console.log)]);
  const web = await startProcess('Web', ['shell/server/main.ts'], {
    ...environment,
    PUBLIC_API_URL: process.env.PUBLIC_API_URL ?? api.ready.api,
  });
  for (const [name, { child }] of [
    ['The API', api],
    ['The web server', web],
  ]) {
    child.once('exit', (code) => {
      if (code) console.error(`${name} ended unexpectedly (${code}).`);
      void endAll().then(() => process.exit(code ?? 0));
    });
  }
  const { email, password } = api.ready.admin;
  console.log(`Ready after ${((performance.now() - began) / 1000).toFixed(1)} s

  Open      ${web.ready.web}
  Admin     ${email}${password ? `, password ${password}  (shown this once)` : ', with the password set at the first start'}
  Mail      ${process.env.SMTP_URL ? 'sent through SMTP_URL' : `${data}/outbox, one .eml file each`}

Ctrl-C ends it.`);
} catch (error) {
  console.error(error instanceof Plain ? error.message : error);
  await endAll();
  process.exit(1);
}
