import { resolve } from 'node:path';
import * as z from 'zod';

const port = (name: string, fallback: number) =>
  z.coerce
    .number(`${name} must be a port number.`)
    .int(`${name} must be a port number.`)
    .min(1, `${name} must be a port number.`)
    .max(65_535, `${name} must be a port number.`)
    .default(fallback);

const Environment = z.object({
  WEB_PORT: port('WEB_PORT', 3000),
  API_PORT: port('API_PORT', 4000),
  /** Where browsers reach the API host. */
  PUBLIC_API_URL: z.url('PUBLIC_API_URL must be an address like https://api.example.com.').optional(),
  /** The address to listen on; `localhost` is seen by this machine only. */
  HOST: z.string().default('localhost'),
  RELEASE_STORE: z.string().default('.release-store'),
  /** The teams' public keys, where they are kept outside the store. */
  RELEASE_KEYS: z.string().optional(),
  /** The last verified set is kept in its `web` folder. */
  DATA_DIR: z.string().default('.data'),
});

export interface Settings {
  port: number;
  host: string;
  apiOrigin: string;
  store: string;
  keys?: string | undefined;
  /** Where the last verified set lasts through a restart; nowhere without it. */
  state?: string | undefined;
}

/** @throws with one sentence that names the setting, when one is wrong */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = Environment.safeParse(environment);
  if (!read.success) throw new Error(read.error.issues[0]?.message ?? 'A setting is wrong.');
  const { WEB_PORT, API_PORT, PUBLIC_API_URL, HOST, RELEASE_STORE, RELEASE_KEYS, DATA_DIR } = read.data;
  return {
    port: WEB_PORT,
    host: HOST,
    apiOrigin: new URL(PUBLIC_API_URL ?? `http://localhost:${String(API_PORT)}`).origin,
    store: RELEASE_STORE,
    keys: RELEASE_KEYS,
    state: resolve(DATA_DIR, 'web'),
  };
}
