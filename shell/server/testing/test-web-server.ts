import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish, ReleaseStore } from '@cyberharbour/releases';
import type { MenuItem, ReleaseSet, ReleaseSetRest } from '@cyberharbour/platform';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { buildWeb } from '../web.ts';

/** The text of a remote's container: its one route. */
export const containerOf = (name: string, version: string) =>
  `void "${name} ${version}";export const routes=[{path:"/${name}",lazy(){}}];`;

/** A web server on a release store of its own, with small releases. */
export class TestWebServer {
  readonly scratch: string;
  store = new ReleaseStore('');
  /** Folder of the last verified set. */
  state = '';
  private current: FastifyInstance | undefined;
  private readonly open: FastifyInstance[] = [];
  constructor(scratch: string) {
    this.scratch = scratch;
  }

  static create = async () => new TestWebServer(await mkdtemp(join(tmpdir(), 'cyberharbour-served-')));

  async close() {
    await Promise.all(this.open.map((one) => one.close()));
    await rm(this.scratch, { recursive: true, force: true });
  }

  /** Begins with a new store: the shell, a remote with a version before, and one without. */
  async resetStore() {
    this.store = new ReleaseStore(await mkdtemp(join(this.scratch, 'store-')));
    this.state = await mkdtemp(join(this.scratch, 'state-'));
    await this.release('shell', '1.0.0');
    for (const version of ['1.0.0', '1.1.0']) await this.release('mf_public', version);
    await this.release('mf_admin', '1.0.0');
  }

  /** Starts another process's worth of web server on the same store and state. */
  async start(settings: Partial<Settings> = {}): Promise<FastifyInstance> {
    this.current = await buildWeb({
      port: 0,
      host: 'localhost',
      apiOrigin: 'http://localhost:4000',
      store: this.store.folder,
      state: this.state,
      freshness: { set: 0, changes: 0, pointers: 0 },
      logLevel: 'silent',
      ...settings,
    });
    this.open.push(this.current);
    return this.current;
  }

  get web(): FastifyInstance {
    if (!this.current) throw new Error('The web server has not been started.');
    return this.current;
  }

  /** A build as webpack leaves one, and the package that it is of. */
  async build(name: string, version: string, menu?: MenuItem[]) {
    const dist = await mkdtemp(join(this.scratch, 'dist-'));
    const write = (file: string, text: string) => writeFile(join(dist, file), text);
    const unit = { folder: dist, name: `@cyberharbour/${name}`, version, dependencies: {} };
    if (name === 'shell') {
      await write('shell.0a1b2c3d.js', `void "${version}";`);
      await write('host.json', '{}');
      return { unit, dist };
    }
    await write('remoteEntry.js', containerOf(name, version));
    await write('chunks.json', '{}');
    await write('container.json', JSON.stringify({ entry: 'remoteEntry.js', shared: {}, exposes: { './routes': [] } }));
    const remote = {
      name,
      contract: '^1.0.0',
      api: '^1.0.0',
      budget: 1000,
      claims: [{ path: `/${name}` }],
      ...(menu && { menu }),
    };
    return { unit: { ...unit, remote }, dist };
  }

  async publish(name: string, version: string, menu?: MenuItem[]) {
    return publish(this.store, { ...(await this.build(name, version, menu)), version });
  }

  /** Publishes and promotes. */
  async release(name: string, version: string, menu?: MenuItem[]) {
    await this.publish(name, version, menu);
    await promote(this.store, name, version);
  }

  /** The release set that the page of a path carries. */
  async readSet(path: string): Promise<ReleaseSet> {
    const { body } = await this.web.inject({ url: path });
    return JSON.parse(/id="release-set">(.*?)<\/script>/s.exec(body)?.[1] ?? '{"remotes":[]}') as ReleaseSet;
  }

  async openPage(cookie?: string, path = '/mf_public') {
    const { body, statusCode, headers } = await this.web.inject({
      url: path,
      headers: cookie === undefined ? {} : { cookie },
    });
    const set = JSON.parse(/id="release-set">(.*?)<\/script>/s.exec(body)?.[1] ?? '{"remotes":[]}') as ReleaseSet;
    const hashesOf = (map: string) => (JSON.parse(map) as { integrity: Record<string, string> }).integrity;
    const rest = set.rest && (await this.web.inject({ url: set.rest.address })).json<ReleaseSetRest>();
    return {
      statusCode,
      /** Of the page, and of what its tab fetches. */
      scripts: {
        ...hashesOf(/<script type="importmap">(.*?)<\/script>/s.exec(body)?.[1] ?? '{"integrity":{}}'),
        ...(rest && hashesOf(rest.importMap)),
      },
      cookie: String(headers['set-cookie'] ?? ''),
      of: (name: string) => [...set.remotes, ...(rest?.remotes ?? [])].find((remote) => remote.name === name),
    };
  }
}
