import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, startServer } from '@cyberharbour/processes';
import getPort from 'get-port';

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

export interface Product {
  web: string;
  api: string;
  outbox: string;
  /** Ends the API in the middle of whatever it does, as a power cut would, and starts it again on the same data. */
  cutPower: () => Promise<void>;
  close: () => Promise<void>;
}

/** The built product on a data folder of its own, at free ports. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'cyberharbour-journey-'));
  const [webPort, apiPort] = [await getPort(), await getPort()];
  const web = `http://localhost:${webPort}`;
  // The web server passes calls on: browsers see one origin.
  const api = web;
  const settings = {
    DATA_DIR: data,
    WEB_PORT: String(webPort),
    API_PORT: String(apiPort),
    WEB_ORIGINS: web,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_SCALE: '50',
    REGISTRATIONS_PER_ADDRESS: '100',
    RELEASE_STORE: needed('RELEASE_STORE'),
    ...env,
  };
  let server = await start(needed('API_COMMAND'), settings);
  const composer = await start(needed('WEB_COMMAND'), settings);
  return {
    web,
    api,
    outbox: join(data, 'outbox'),
    async cutPower() {
      await endProcess(server, 'SIGKILL');
      server = await start(needed('API_COMMAND'), settings);
    },
    async close() {
      await Promise.all([endProcess(server), endProcess(composer)]);
      await rm(data, { recursive: true, force: true });
    },
  };
}
