import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { chromium } = await import('./chromium.mjs');
const { apiServer, endAll, onEnd, startProcess } = await import('./processes.mjs');
const { bringUpToDate, parts } = await import('./releases.mjs');
const { command } = await import('./suites.mjs');
const { buildSingle, serveSingle } = await import('./bench/single.mjs');
const { componentSizes } = await import('./bench/components.mjs');
const { addedBy } = await import('./bench/first-visit.mjs');
const { launch, visit } = await import('./bench/visit.mjs');
const { benchAdmin } = await import('./bench/admin.mjs');

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const runs = Number(values.runs);
const wanted = (part) => values.only === undefined || values.only.split(',').includes(part);
onEnd(endAll);

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
const seconds = (number) => `${number.toFixed(1)} s`;
const folder = () => mkdtempSync(join(tmpdir(), 'cyberharbour-bench-'));

async function timed(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Starts the product by its own command until it says that it is ready, and ends it. */
function start(cwd, env) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['start'], { cwd, env: { ...process.env, ...env }, detached: true });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      if (/^Ready after/m.test(said)) process.kill(-child.pid, 'SIGINT');
    });
    child.stderr.on('data', (text) => (said += text));
    child.once('exit', () => (/^Ready after/m.test(said) ? resolve() : reject(new Error(said))));
  });
}

const settings = (place) => ({
  DATA_DIR: join(place, 'data'),
  RELEASE_STORE: join(place, 'store'),
  WEB_PORT: '23100',
  API_PORT: '24100',
  WEB_ORIGINS: 'http://localhost:23100',
});

async function starts() {
  const place = folder();
  const clone = join(place, 'clone');
  const fresh = await timed(async () => {
    await command('git', ['clone', '--quiet', root, clone]);
    await start(clone, settings(place));
  });
  console.log(
    `From a fresh clone to ready                ${seconds(fresh)}   (once; the time of installing is that of the line)`,
  );
  const warm = [];
  for (let run = 0; run < runs; run += 1) warm.push(await timed(() => start(clone, settings(place))));
  console.log(
    `Started again, nothing changed             ${seconds(median(warm))}   (median of ${runs}, with ending it)`,
  );
  rmSync(place, { recursive: true, force: true });
}

async function builds() {
  for (const part of parts) {
    const cold = [];
    const warm = [];
    const build = () => command(process.execPath, [join(root, 'node_modules/.bin/cyberharbour-mf'), 'build', part]);
    for (let run = 0; run < Math.min(runs, 3); run += 1) {
      rmSync(join(root, part, 'node_modules/.cache/webpack'), { recursive: true, force: true });
      cold.push(await timed(build));
      warm.push(await timed(build));
    }
    console.log(
      `Build of ${part.padEnd(14)}                    ${seconds(median(cold))} cold, ${seconds(median(warm))} warm   (ratio ${(median(warm) / median(cold)).toFixed(2)})`,
    );
  }
}

async function pages() {
  const place = folder();
  const admin = { email: 'bench@example.com', password: 'a bench to sit on' };
  const [web, single] = ['http://localhost:23100', 'http://localhost:23200'];
  const env = {
    ...settings(place),
    WEB_ORIGINS: `${web},${single}`,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    PUBLIC_API_URL: 'http://localhost:24100',
    RATE_LIMIT_SCALE: '100',
  };
  await bringUpToDate(env.RELEASE_STORE, () => {});
  await startProcess('API', apiServer, env);
  await startProcess('Web', ['shell/server/main.ts'], env);
  const close = await serveSingle(await buildSingle('http://localhost:24100/api'), 23200);
  const browser = await launch(chromium(console.log));
  const context = await browser.newContext();
  await context.request.post('http://localhost:24100/api/auth/login', { data: admin, headers: { origin: web } });
  const storageState = await context.storageState();
  for (const [path, ready, state] of [
    ['/', /Secure Your Business/, undefined],
    ['/blog', /^Blog$/, undefined],
    ['/admin', /On watch/, storageState],
  ]) {
    const results = { federated: [], single: [] };
    for (let run = 0; run < runs; run += 1) {
      results.federated.push(await visit(browser, `${web}${path}`, { storageState: state, ready }));
      results.single.push(await visit(browser, `${single}${path}`, { storageState: state, ready }));
    }
    console.log(
      `\n${path}  (medians of ${runs} pairs; 1.6 Mbit/s, 150 ms, 4x CPU)         federated   one build   ratio`,
    );
    for (const [name, key, unit] of [
      ['bytes over the wire (brotli)', 'bytes', 'B'],
      ['requests for code, styles and fonts', 'requests', ''],
      ['depth of the waterfall', 'depth', ''],
      ['first contentful paint', 'first', 'ms'],
      ['largest contentful paint', 'largest', 'ms'],
    ]) {
      const [one, other] = [results.federated, results.single].map((all) => median(all.map((result) => result[key])));
      console.log(
        `  ${name.padEnd(50)} ${`${Math.round(one)} ${unit}`.padStart(12)} ${`${Math.round(other)} ${unit}`.padStart(12)}   ${(one / other).toFixed(2)}`,
      );
    }
  }
  await browser.close();
  close();
  await endAll();
  rmSync(place, { recursive: true, force: true });
}

async function administration() {
  const place = folder();
  const browser = await launch(chromium(console.log));
  try {
    await benchAdmin({ place, browser, runs });
  } finally {
    await browser.close();
    await endAll();
    rmSync(place, { recursive: true, force: true });
  }
}

/** Bars of size, in brotli bytes: what is above them fails. */
const remoteBars = [{ remote: 'mf_dashboard', path: '/dashboard', ready: /^Welcome/, most: 50_000 }];

/** What a first visit may load of scripts, the host's own included, in brotli bytes. */
const mostOfContent = 150_000;
// The assessment is a tool: its questions come with its first screen, so that it goes on without a line.
const mostOf = { '/': 190_000, '/assessment': 155_000 };

async function firstVisits(browser, web) {
  console.log('\nScripts of a first visit, the host included (brotli)');
  const blog = '/blog/019c87cb-b400-752e-bca9-6513269e0d37';
  for (const path of ['/', '/campaigns', '/blog', blog, '/resources', '/assessment', '/about', '/contact', '/terms']) {
    const { scripts } = await visit(browser, `${web}${path}`, { ready: /./ });
    const most = mostOf[path] ?? mostOfContent;
    console.log(
      `  ${path.padEnd(50)} ${`${scripts} B`.padStart(12)}   of ${most}${scripts > most ? `   ABOVE by ${scripts - most}` : ''}`,
    );
    if (scripts > most) process.exitCode = 1;
  }
}

async function sizes() {
  console.log('\nOne component on a page (brotli)            scripts   styles   budget');
  for (const { name, scripts, styles, most, fits } of await componentSizes()) {
    console.log(
      `  ${name.padEnd(40)} ${String(scripts).padStart(8)} ${String(styles).padStart(8)} ${String(most).padStart(8)}${fits ? '' : '   ABOVE'}`,
    );
    if (!fits) process.exitCode = 1;
  }
  const place = folder();
  const admin = { email: 'bench@example.com', password: 'a bench to sit on' };
  const web = 'http://localhost:23100';
  const env = {
    ...settings(place),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    PUBLIC_API_URL: 'http://localhost:24100',
    RATE_LIMIT_SCALE: '100',
  };
  await bringUpToDate(env.RELEASE_STORE, () => {});
  await startProcess('API', apiServer, env);
  await startProcess('Web', ['shell/server/main.ts'], env);
  const browser = await launch(chromium(console.log));
  const context = await browser.newContext();
  await context.request.post('http://localhost:24100/api/auth/login', { data: admin, headers: { origin: web } });
  const storageState = await context.storageState();
  for (const { remote, path, ready, most } of remoteBars) {
    const files = await addedBy(browser, {
      address: `${web}${path}`,
      store: env.RELEASE_STORE,
      remote,
      storageState,
      ready,
    });
    const sum = files.reduce((all, [, bytes]) => all + bytes, 0);
    console.log(
      `\n${remote} adds to a first visit of ${path}: ${sum} B of script in ${files.length} files (bar: ${most})${sum > most ? '   ABOVE' : ''}`,
    );
    for (const [file, bytes] of files) console.log(`  ${file.padEnd(50)} ${bytes}`);
    if (sum > most) process.exitCode = 1;
  }
  await firstVisits(browser, web);
  await browser.close();
  await endAll();
  rmSync(place, { recursive: true, force: true });
}

if (wanted('sizes')) await sizes();
if (wanted('builds')) await builds();
if (wanted('starts')) await starts();
if (wanted('pages')) await pages();
if (wanted('admin')) await administration();
process.exit();
