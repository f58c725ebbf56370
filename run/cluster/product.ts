import { join } from 'node:path';
import { apiMemory, type MemorySettings, webMemory } from '../processes/memory.ts';
import { root } from '../root.ts';
import { databaseName, here, type Layout, type Place, type Plan, redisName } from './plan.ts';
import { isListening, isOk, makeFolder, type Prepared } from './services.ts';

/** Where pictures are stored and who takes mails: of others, so a drill stops them, and no machine has them. */
const outsideOf = ({ objects, mail }: Plan['outside']) => ({
  S3_ENDPOINT: `http://${here}:${objects}`,
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  SMTP_URL: `smtp://${here}:${mail}`,
});

/** What an API process has to know of the others. */
export function describeApi(
  { site, ports, secrets, sentinels }: Layout,
  { host, metrics }: Layout['apis'][number],
): Record<string, string> {
  const account = `postgres://${databaseName}:${secrets.application}@${here}:${ports.pool}`;
  return {
    API_HOST: host,
    DATABASE_URL: `${account}/${databaseName}`,
    DATABASE_READ_URL: `${account}/${databaseName}_read`,
    REDIS_SENTINELS: sentinels.map((each) => `${each.host}:${each.port}`).join(','),
    REDIS_SENTINEL_NAME: redisName,
    WEB_ORIGINS: site,
    RELEASE_REPORT_KEY: secrets.reports,
    TRUST_PROXY: '1',
    METRICS_HOST: host,
    METRICS_PORT: String(metrics),
  };
}

/** What a web server has to know of the others. */
export const describeWeb = ({ site, ports, secrets }: Layout, { host }: Place): Record<string, string> => ({
  HOST: host,
  PUBLIC_WEB_URL: site,
  PUBLIC_API_URL: site,
  INTERNAL_API_URL: `http://${here}:${ports.api}`,
  RELEASE_REPORT_KEY: secrets.reports,
  TRUST_PROXY: '1',
});

/**
 * @param settings beside those that the cluster needs, or instead of them
 * @param tree whose sources it runs
 */
export function prepareApi(
  plan: Plan,
  node: Plan['apis'][number],
  settings: Readonly<Record<string, string>>,
  tree = root,
): Prepared {
  return {
    ...prepareProduct(apiMemory, join(tree, 'server/src/main.ts'), {
      DATA_DIR: join(plan.folder, 'shared'),
      ...outsideOf(plan.outside),
      ...describeApi(plan, node),
      DRAIN_SECONDS: '3',
      API_PORT: String(node.port),
      ...settings,
    }),
    isReady: () => isOk(`http://${node.host}:${node.port}/readyz`),
  };
}

export function prepareWeb(plan: Plan, node: Place, store: string, tree = root): Prepared {
  return {
    ...prepareProduct(webMemory, join(tree, 'shell/server/main.ts'), {
      DATA_DIR: makeFolder(plan, `${node.name}-data`),
      WEB_PORT: String(node.port),
      ...describeWeb(plan, node),
      RELEASE_STORE: store,
      DRAIN_SECONDS: '3',
    }),
    isReady: () => isOk(`http://${node.host}:${node.port}/readyz`),
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
