import { join } from 'node:path';
import { apiMemory, type MemorySettings, webMemory } from '../processes/memory.ts';
import { root } from '../root.ts';
import { databaseName, type Plan, redisName } from './plan.ts';
import { isListening, isOk, makeFolder, type Prepared } from './services.ts';

const here = '127.0.0.1';

/** Where pictures are stored and who takes mails: of others, so a drill stops them, and no machine has them. */
const outsideOf = ({ objects, mail }: Plan['outside']) => ({
  S3_ENDPOINT: `http://${here}:${objects}`,
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  SMTP_URL: `smtp://${here}:${mail}`,
});

/**
 * @param settings beside those that the cluster needs, or instead of them
 * @param tree whose sources it runs
 */
export function prepareApi(
  { folder, ports, secrets, sentinels, outside }: Plan,
  { port, metrics }: Plan['apis'][number],
  settings: Readonly<Record<string, string>>,
  tree = root,
): Prepared {
  const account = `postgres://${databaseName}:${secrets.application}@${here}:${ports.pool}`;
  return {
    ...prepareProduct(apiMemory, join(tree, 'server/src/main.ts'), {
      DATA_DIR: join(folder, 'shared'),
      ...outsideOf(outside),
      DATABASE_URL: `${account}/${databaseName}`,
      DATABASE_READ_URL: `${account}/${databaseName}_read`,
      REDIS_SENTINELS: sentinels.map((each) => `${here}:${each.port}`).join(','),
      REDIS_SENTINEL_NAME: redisName,
      WEB_ORIGINS: `http://localhost:${ports.web}`,
      RELEASE_REPORT_KEY: secrets.reports,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '3',
      API_PORT: String(port),
      METRICS_PORT: String(metrics),
      ...settings,
    }),
    isReady: () => isOk(`http://${here}:${port}/readyz`),
  };
}

export function prepareWeb(plan: Plan, { name, port }: Plan['webs'][number], store: string, tree = root): Prepared {
  const address = `http://localhost:${plan.ports.web}`;
  return {
    ...prepareProduct(webMemory, join(tree, 'shell/server/main.ts'), {
      DATA_DIR: makeFolder(plan, `${name}-data`),
      WEB_PORT: String(port),
      HOST: here,
      PUBLIC_WEB_URL: address,
      PUBLIC_API_URL: address,
      INTERNAL_API_URL: `http://${here}:${plan.ports.api}`,
      RELEASE_STORE: store,
      DRAIN_SECONDS: '3',
      RELEASE_REPORT_KEY: plan.secrets.reports,
      TRUST_PROXY: '1',
    }),
    isReady: () => isOk(`http://${here}:${port}/readyz`),
  };
}

const prepareProduct = (memory: MemorySettings, script: string, settings: Record<string, string>) => ({
  command: process.execPath,
  words: [...memory.options, script],
  env: {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...memory.env,
    ...settings,
  },
});

/** What stands in for an S3-compatible store: no Debian package is one. */
export const prepareObjects = (plan: Plan): Prepared =>
  prepareOutside(plan.outside.objects, ['objects'], makeFolder(plan, 'objects'));

/** What stands in for a mail server: each mail that it takes is a file. */
export const prepareMail = (plan: Plan): Prepared =>
  prepareOutside(plan.outside.mail, ['mail', join(plan.folder, 'shared/outbox')], plan.folder);

const prepareOutside = (port: number, [kind = '', ...more]: string[], folder: string): Prepared => ({
  command: process.execPath,
  words: [join(root, 'run/cluster/outside.ts'), kind, String(port), ...more],
  env: { PATH: process.env.PATH, TMPDIR: folder },
  isReady: () => isListening(port),
});
