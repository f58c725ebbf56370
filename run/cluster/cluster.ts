import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDatabase } from './configuration.ts';
import { orderDatabase } from './database.ts';
import { databaseName, type DatabaseNode, here, makePlan, numberOf, type Plan } from './plan.ts';
import { requirePrograms } from './programs.ts';
import { Service, type ServiceOptions } from './service.ts';
import {
  isOk,
  orderProxy,
  prepareDatabase,
  prepareEtcd,
  prepareGuard,
  preparePool,
  prepareProxy,
  prepareRedis,
  prepareSentinel,
} from './services.ts';
import { MachineSettings } from './machine-settings.ts';
import { emptyRedis } from './redis.ts';
import { prepareApi, prepareMail, prepareObjects, prepareWeb } from './product.ts';

/** What everything else needs while it ends. */
const isLast = (name: string) => name === 'proxy' || name.startsWith('etcd-');

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
  /** Megabytes of the disk of each database's data; without, all of them share this machine's. Only for root. */
  disk?: number;
  /** The programs of machine 1 have a clock of their own, which can be set. */
  hasOwnClock?: boolean;
}

/** Everything that runs, by the names of the plan. */
export class Cluster {
  readonly plan: Plan;
  readonly services = new Map<string, Service>();
  readonly machines: MachineSettings;
  private options: ClusterOptions;

  private constructor(plan: Plan, options: ClusterOptions) {
    this.plan = plan;
    this.machines = new MachineSettings(plan, options);
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
    const { plan } = this;
    this.machines.prepare();
    await Promise.all(plan.etcd.map((node) => this.run(node.name, prepareEtcd(plan, node))));
    await this.run('objects', prepareObjects(plan));
    await this.run('mail', prepareMail(plan));
    await this.run('proxy', prepareProxy(plan));
    // The first of them is the primary: the others copy it.
    const startDatabase = (node: DatabaseNode) =>
      this.run(node.name, prepareDatabase(plan, node, this.machines.programsOf(node.name, requirePrograms())));
    const [first, ...others] = plan.databases;
    if (first) await startDatabase(first);
    await Promise.all(others.map(startDatabase));
    for (const node of plan.databases) await this.run(`guard-${numberOf(node.name)}`, prepareGuard(plan, node));
    await makeDatabase(plan);
    await this.run('pool', preparePool(plan));
    for (const node of plan.redis) await this.run(node.name, prepareRedis(plan, node));
    for (const node of plan.sentinels) await this.run(node.name, prepareSentinel(plan, node));
    await this.startProduct();
  }

  /** Nothing of what was in it is left: databases, limits and processes begin as at the first start. */
  async renew(settings: Readonly<Record<string, string>>): Promise<void> {
    this.options = { ...this.options, settings };
    await Promise.all([...this.plan.webs, ...this.plan.apis].map(({ name }) => this.service(name).kill()));
    await orderDatabase(this.plan, [`drop database ${databaseName} with (force)`, `drop role ${databaseName}`]);
    await makeDatabase(this.plan);
    for (const { port } of this.plan.redis) await emptyRedis(port);
    await this.startProduct();
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

  /** An API process or a web server is that of another tree from its next start on. */
  changeTree(name: string, tree: string): void {
    const { plan, options } = this;
    const api = plan.apis.find((node) => node.name === name);
    const web = plan.webs.find((node) => node.name === name);
    const prepared = api && prepareApi(plan, api, options.settings ?? {}, tree);
    const made = prepared ?? (web && prepareWeb(plan, web, options.store, tree));
    if (!made) throw new Error(`${name} runs no sources of a tree.`);
    this.service(name).change(this.complete(name, made));
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
    for (const [, service] of engines.filter((entry) => !isDatabase(entry) && !isLast(entry[0]))) await service.stop();
    await Promise.all(engines.filter(isDatabase).map(([, service]) => service.kill()));
    await Promise.all(engines.filter(([name]) => isLast(name)).map(([, service]) => service.stop()));
    this.machines.end();
    if (!staysOnDisk) rmSync(this.plan.folder, { recursive: true, force: true });
  }

  private async startProduct(): Promise<void> {
    const { plan, options } = this;
    // The first one makes the tables.
    const startApi = (node: Plan['apis'][number]) =>
      this.run(node.name, prepareApi(plan, node, options.settings ?? {}));
    const [maker, ...more] = plan.apis;
    if (maker) await startApi(maker);
    await Promise.all(more.map(startApi));
    await Promise.all(plan.webs.map((node) => this.run(node.name, prepareWeb(plan, node, options.store))));
  }

  private complete(name: string, options: Omit<ServiceOptions, 'log'>): ServiceOptions {
    const env = { ...(options.env ?? process.env), ...this.machines.environmentOf(name) };
    return { ...options, env, log: join(this.plan.folder, `${name}.log`) };
  }

  private async run(name: string, options: Omit<ServiceOptions, 'log'>): Promise<void> {
    const service = new Service(name, this.complete(name, options));
    this.services.set(name, service);
    await service.start();
    this.options.say?.(`${name} runs`);
  }
}

const makeDatabase = (plan: Plan) => orderDatabase(plan, describeDatabase(plan));
