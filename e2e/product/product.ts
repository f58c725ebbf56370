import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, freePort, startServer } from '@cyberharbour/processes';
import { type ClusterPlace, type RunningProduct, startOnCluster } from './cluster.ts';

const needed = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys by npm test.`);
  return value;
};

/** Starts one of the product's processes and waits until it says that it is ready. */
async function start(command: string, env: Record<string, string>): Promise<ChildProcess> {
  const { child, ready } = startServer([command], { env: { ...process.env, ...env } });
  await ready;
  return child;
}

export const admin = { email: 'harbourmaster@example.com', password: 'a lamp that is always lit' };

const adminSettings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

export interface Product extends RunningProduct {
  close: () => Promise<void>;
}

interface Ports {
  web: number;
  api: number;
}

/** Settings of both servers: with plenty of calls allowed, because all members come from one address. */
const settingsOf = (data: string, { web, api }: Ports, own: Record<string, string>): Record<string, string> => ({
  DATA_DIR: data,
  WEB_PORT: String(web),
  API_PORT: String(api),
  WEB_ORIGINS: `http://localhost:${web}`,
  ...adminSettings,
  RATE_LIMIT_SCALE: '50',
  REGISTRATIONS_PER_ADDRESS: '100',
  ...own,
});

const startApi = (settings: Record<string, string>) =>
  start(settings['API_COMMAND'] ?? needed('API_COMMAND'), settings);

/** Fills a data folder as the first start does, once for all products: making pictures and accounts takes seconds. */
export async function seedData(folder: string, own: Record<string, string> = {}): Promise<void> {
  const ports = { web: await freePort(), api: await freePort() };
  await endProcess(await startApi(settingsOf(folder, ports, own)));
}

/** The data that a product with these settings begins with; undefined where it makes its own. */
function findSeed(own: Record<string, string>): string | undefined {
  if ('SEEDED_DATA' in own) return own['SEEDED_DATA'];
  const makesItsOwn = ['DATA_DIR', 'DATABASE_URL', 'SEED', 'API_COMMAND', 'NODE_OPTIONS'].some((name) => name in own);
  return makesItsOwn ? undefined : needed('SEEDED_DATA');
}

/** The built product on a data folder of its own, at free ports. */
export async function startProduct(own: Record<string, string> = {}): Promise<Product> {
  const place = process.env['CLUSTER'];
  // The next one begins it anew; whoever started it ends it.
  if (place)
    return {
      ...(await startOnCluster(JSON.parse(place) as ClusterPlace, { ...adminSettings, ...own })),
      close: async () => undefined,
    };
  const data = await mkdtemp(join(tmpdir(), 'cyberharbour-journey-'));
  const seed = findSeed(own);
  if (seed) await cp(seed, data, { recursive: true });
  const ports = { web: await freePort(), api: await freePort() };
  const web = `http://localhost:${ports.web}`;
  // An API from before browsers had one origin names its own port in the addresses of pictures.
  const earlier = own['API_COMMAND'] ? { PUBLIC_API_URL: web } : {};
  const settings = { RELEASE_STORE: needed('RELEASE_STORE'), ...earlier, ...settingsOf(data, ports, own) };
  let server = await startApi(settings);
  const composer = await start(needed('WEB_COMMAND'), settings);
  return {
    web,
    // The web server passes calls on: browsers see one origin.
    api: web,
    outbox: join(data, 'outbox'),
    async cutPower() {
      await endProcess(server, 'SIGKILL');
      server = await startApi(settings);
    },
    async close() {
      await Promise.all([endProcess(server), endProcess(composer)]);
      await rm(data, { recursive: true, force: true });
    },
  };
}
