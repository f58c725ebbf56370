import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseName, type DatabaseNode, makePlan, type Plan } from './plan.ts';
import { requirePrograms } from './programs.ts';
import { Service, type ServiceOptions } from './service.ts';
import {
  isOk,
  orderProxy,
  prepareApi,
  prepareDatabase,
  prepareEtcd,
  preparePool,
  prepareProxy,
  prepareRedis,
  prepareSentinel,
  prepareWeb,
} from './services.ts';

const here = '127.0.0.1';

export interface ClusterOptions {
  /** The port that people open. */
  web: number;
  apis: number;
  webs: number;
  /** Where the releases lie that web servers serve. */
  store: string;
  /** Settings of every API process. */
  settings?: Readonly<Record<string, string>>;
  say?: (line: string) => void;
}

/** Everything that runs, by the names of the plan. */
export class Cluster {
  readonly plan: Plan;
  readonly services = new Map<string, Service>();
  private readonly options: ClusterOptions;

  private constructor(plan: Plan, options: ClusterOptions) {
    this.plan = plan;
    this.options = options;
  }

  /** @throws UserError where a Debian package is missing */
  static async prepare(options: ClusterOptions): Promise<Cluster> {
    requirePrograms();
    const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-cluster-'));
    // The database's account reads its files in it.
    chmodSync(folder, 0o755);
    return new Cluster(await makePlan(folder, options.web, options), options);
  }

  /** @throws UserError where a program does not start */
  async start(): Promise<void> {
    const { plan, options } = this;
    await this.run('etcd', prepareEtcd(plan));
    await this.run('proxy', prepareProxy(plan));
    // The first of them is the primary: the others copy it.
    const startDatabase = (node: DatabaseNode) => this.run(node.name, prepareDatabase(plan, node));
    const [first, ...others] = plan.databases;
    if (first) await startDatabase(first);
    await Promise.all(others.map(startDatabase));
    await makeDatabase(plan);
    await this.run('pool', preparePool(plan));
    for (const node of plan.redis) await this.run(node.name, prepareRedis(plan, node));
    for (const node of plan.sentinels) await this.run(node.name, prepareSentinel(plan, node));
    // The first one makes the tables.
    const startApi = (node: Plan['apis'][number]) =>
      this.run(node.name, prepareApi(plan, node, options.settings ?? {}));
    const [maker, ...more] = plan.apis;
    if (maker) await startApi(maker);
    await Promise.all(more.map(startApi));
    await Promise.all(plan.webs.map((node) => this.run(node.name, prepareWeb(plan, node, options.store))));
  }

  service(name: string): Service {
    const found = this.services.get(name);
    if (!found) throw new Error(`The cluster has no ${name}.`);
    return found;
  }

  /** The node that takes writes at the moment; undefined while there is none. */
  async findPrimary(): Promise<DatabaseNode | undefined> {
    for (const node of this.plan.databases)
      if (await isOk(`http://${here}:${node.control}/primary`).catch(() => false)) return node;
    return undefined;
  }

  /** Whether every node but the primary streams from it, and one of them synchronously. */
  async isWhole(): Promise<boolean> {
    const states = await Promise.all(
      this.plan.databases.map(async ({ control }) => {
        const answer = await fetch(`http://${here}:${control}/patroni`, { signal: AbortSignal.timeout(1000) });
        return (await answer.json()) as { role: string; sync_standby?: boolean; replication?: { state: string }[] };
      }),
    ).catch(() => []);
    const primary = states.find(({ role }) => role === 'master' || role === 'primary');
    const streaming = (primary?.replication ?? []).filter(({ state }) => state === 'streaming');
    return streaming.length === states.length - 1 && states.some(({ sync_standby }) => sync_standby === true);
  }

  /** An order to HAProxy. @returns what it says */
  order(words: string): Promise<string> {
    return orderProxy(this.plan, words);
  }

  /** In the reverse of the order in which they were started, with all files unless they are to stay. */
  async end(staysOnDisk = false): Promise<void> {
    const product = [...this.plan.webs, ...this.plan.apis].map(({ name }) => name);
    const isProduct = ([name]: [string, Service]) => product.includes(name);
    const all = [...this.services];
    await Promise.all(all.filter(isProduct).map(([, service]) => service.stop()));
    const engines = all.filter((entry) => !isProduct(entry)).reverse();
    const isDatabase = ([name]: [string, Service]) => name.startsWith('database-');
    for (const [, service] of engines.filter((entry) => !isDatabase(entry) && !['etcd', 'proxy'].includes(entry[0])))
      await service.stop();
    await Promise.all(engines.filter(isDatabase).map(([, service]) => service.kill()));
    for (const name of ['proxy', 'etcd']) await this.services.get(name)?.stop();
    if (!staysOnDisk) rmSync(this.plan.folder, { recursive: true, force: true });
  }

  private async run(name: string, options: Omit<ServiceOptions, 'log'>): Promise<void> {
    const service = new Service(name, { ...options, log: join(this.plan.folder, `${name}.log`) });
    this.services.set(name, service);
    await service.start();
    this.options.say?.(`${name} runs`);
  }
}

/** The database of the product, and the account that owns it and nothing else. */
async function makeDatabase({ secrets, ports }: Plan): Promise<void> {
  const orders = [
    `create role ${databaseName} login password '${secrets.application}'`,
    `create database ${databaseName} owner ${databaseName}`,
  ];
  const words = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', ...orders.flatMap((order) => ['-c', order])];
  const env = { PGHOST: here, PGPORT: String(ports.write), PGUSER: 'postgres', PGPASSWORD: secrets.superuser };
  await promisify(execFile)('/usr/bin/psql', words, { env });
}
