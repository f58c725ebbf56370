import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Package } from '@cyberharbour/platform/packages';
import { newTeam, promote, publish, ReleaseStore } from '../index.ts';
import type { Release } from '../index.ts';

type Remote = NonNullable<Package['remote']>;

export interface Build {
  script?: string;
  /** What the remote needs of the host. */
  shared?: Record<string, string>;
  /** What it takes by name of the packages that the host gives. */
  names?: Record<string, string[]>;
  expose?: string;
  key?: string;
  /** What it brings of its own, as its build says it. */
  brought?: Release['brings'];
  /** Paths that its routes draw. */
  paths?: readonly string[];
}

/** A script with the routes of a remote, as webpack leaves those of `src/routes.tsx`. */
export const routesScript = (paths: readonly string[]) =>
  `export const routes=[${paths.map((path) => `{path:${JSON.stringify(path)},lazy:()=>import("./home.0a1b2c3d.js")}`).join()}];`;

/** A script that can only be a React. */
export const reactChunk = 'react.0a1b2c3d.js';

const given = { react: '19.3.1', '@cyberharbour/shared-ui': '1.0.0' };

/** A scratch place with stores, and finished builds as webpack and federation leave them. */
export class Harbour {
  readonly folder: string;
  store: ReleaseStore;
  constructor(folder: string, store = new ReleaseStore(join(folder, 'store'))) {
    this.folder = folder;
    this.store = store;
  }

  static async open(): Promise<Harbour> {
    return new Harbour(await mkdtemp(join(tmpdir(), 'cyberharbour-releases-')));
  }

  async anew() {
    this.store = new ReleaseStore(await mkdtemp(join(this.folder, 'store-')));
  }

  /** Anew, with one version live. */
  async withLive() {
    await this.anew();
    await this.shell();
    await this.live('1.0.0');
  }

  /** The same with the next version shipped. */
  async withNext() {
    await this.withLive();
    await this.ship('1.1.0');
  }

  /** The same with a second one, and a team that owns the remote. */
  async withTeam() {
    await this.withNext();
    await newTeam(this.store, 'public', ['mf_public']);
    await this.ship('1.2.0');
  }

  close = () => rm(this.folder, { recursive: true, force: true });

  unit(over: Partial<Remote> = {}): Package {
    const remote = {
      name: 'mf_public',
      contract: '^1.0.0',
      api: '^1.0.0',
      budget: 10_000,
      claims: [{ path: '/', chunk: 'home' }],
      ...over,
    };
    return { folder: this.folder, name: '@cyberharbour/mf-public', version: '1.0.0', dependencies: {}, remote };
  }

  async dist({
    script = 'void 0;',
    shared = { react: '^19.3.1' },
    names,
    brought,
    expose = './routes',
    paths = ['/'],
  }: Build = {}): Promise<string> {
    const dist = await mkdtemp(join(this.folder, 'dist-'));
    const container = { entry: 'remoteEntry.js', shared, exposes: { [expose]: [] } };
    await writeFile(join(dist, 'remoteEntry.js'), script);
    await writeFile(join(dist, 'home.0a1b2c3d.js'), 'export const Component = () => null;');
    await writeFile(join(dist, 'routes.0a1b2c3d.js'), routesScript(paths));
    await writeFile(join(dist, 'chunks.json'), JSON.stringify({ home: ['home.0a1b2c3d.js'] }));
    await writeFile(join(dist, 'container.json'), JSON.stringify(container));
    if (names) await writeFile(join(dist, 'shared-names.json'), JSON.stringify(names));
    if (brought) {
      await writeFile(join(dist, 'brought.json'), JSON.stringify(brought));
      await writeFile(join(dist, reactChunk), `export const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN = '${script}';`);
    }
    return dist;
  }

  async ship(version: string, over?: Partial<Remote>, build: Build = {}): Promise<Release> {
    const unit = this.unit(over);
    const paths = unit.remote?.claims.map(({ path }) => path) ?? [];
    return publish(this.store, {
      unit,
      version,
      dist: await this.dist({ script: `// ${version}`, paths, ...build }),
      key: build.key,
    });
  }

  /** Published and live. */
  async live(version: string, over?: Partial<Remote>, build?: Build) {
    const { name } = await this.ship(version, over, build);
    return promote(this.store, name, version);
  }

  async shipShell(version: string, gives: Record<string, string> = given, names?: Record<string, string[]>) {
    const dist = join(this.folder, `shell-${version}-${Math.random()}`);
    await mkdir(dist);
    await writeFile(join(dist, 'shell.0a1b2c3d.js'), `// ${version}`);
    await writeFile(join(dist, 'host.json'), JSON.stringify(gives));
    if (names) await writeFile(join(dist, 'shared-names.json'), JSON.stringify(names));
    return publish(this.store, {
      unit: { folder: dist, name: '@cyberharbour/shell', version, dependencies: {} },
      version,
      dist,
    });
  }

  async shell(version = '1.0.0', gives?: Record<string, string>, names?: Record<string, string[]>) {
    await this.shipShell(version, gives, names);
    await promote(this.store, 'shell', version);
  }
}
