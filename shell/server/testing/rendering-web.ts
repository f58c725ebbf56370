import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tracing } from '@cyberharbour/http-server/tracing';
import { promote, publish, ReleaseStore } from '@cyberharbour/releases';
import type { FastifyInstance } from 'fastify';
import { pageLimits, type PageLimits } from '../settings/page-limits.ts';
import { buildWeb } from '../web.ts';

process.env['LOG_LEVEL'] = 'silent';

/** Stands for the node build of a shell: it renders what a remote's `render` answers. */
export const shellBuild = `
exports.singletons = { react: { name: 'the react of the host' } };
exports.renderPage = async ({ url, routes, apiBase }) => {
  const body = await routes.render(url, { apiBase, fetch });
  return body === undefined ? undefined : { status: body.includes('not found') ? 404 : 200, head: '<title>Rendered</title>', script: 'void 0', body, state: { queries: [], gone: [] }, isComplete: true };
};`;

/** The node build of a remote whose `render(url)` has this body; `atImport` runs when it is loaded. */
export const remoteBuild = (render: string, atImport = '') =>
  `${atImport}\nexports.routes = { render: async (url, host) => { ${render} } };`;

export const works = remoteBuild("return '<h1>' + url + '</h1>';");

/** Limits that no busy machine reaches: for a test of what a page is, and not of how long it is waited for. */
export const patientLimits: PageLimits = {
  ...pageLimits,
  changes: 60_000,
  description: 60_000,
  rendering: { ...pageLimits.rendering, wait: 60_000, start: 60_000, render: 60_000 },
};

/** A web server whose releases carry node builds that a test writes. */
export class RenderingWeb {
  readonly scratch: string;
  readonly store: ReleaseStore;
  web!: FastifyInstance;
  private constructor(scratch: string) {
    this.scratch = scratch;
    this.store = new ReleaseStore(join(scratch, 'store'));
  }

  /** The shell and `mf_sound`, which works. */
  static async open(
    apiOrigin = 'http://localhost:4',
    webOrigin = 'http://localhost',
    limits = pageLimits,
    freshness = { set: 0, changes: 0, pointers: 0 },
    { tracing, internalApiOrigin }: { tracing?: Tracing; internalApiOrigin?: string } = {},
  ): Promise<RenderingWeb> {
    const opened = new RenderingWeb(await mkdtemp(join(tmpdir(), 'cyberharbour-rendering-')));
    await opened.shipShell('1.0.0');
    await opened.ship('mf_sound', '1.0.0', works);
    opened.web = await buildWeb(
      {
        port: 0,
        host: 'localhost',
        apiOrigin,
        internalApiOrigin,
        webOrigin,
        store: opened.store.folder,
        freshness,
        pageLimits: limits,
      },
      tracing,
    );
    return opened;
  }

  async close() {
    await this.web.close();
    await rm(this.scratch, { recursive: true, force: true });
  }

  private async dist(files: Record<string, string>): Promise<string> {
    const dist = await mkdtemp(join(this.scratch, 'dist-'));
    await mkdir(join(dist, 'node'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
    return dist;
  }

  async shipShell(version: string, build = shellBuild) {
    const dist = await this.dist({
      'shell.0a1b2c3d.js': `void "${version}";`,
      'shell.0a1b2c3d.css': 'p{}',
      'host.json': '{}',
      'node/shell.cjs': build,
    });
    const unit = { folder: dist, name: '@cyberharbour/shell', version, dependencies: {} };
    await publish(this.store, { unit, version, dist });
    await promote(this.store, 'shell', version);
  }

  /**
   * Publishes a version of a remote with `/<name>`, `/<name>/:id` and `/<name>/guarded`, and makes it live.
   * @param percent of the visitors, for a trial
   */
  async ship(name: string, version: string, build: string, percent = 100) {
    const paths = [`/${name}`, `/${name}/:id`, `/${name}/guarded`];
    const dist = await this.dist({
      'remoteEntry.js': `void "${name} ${version}";`,
      'routes.0a1b2c3d.js': `export const routes=[${paths.map((path) => `{path:"${path}",lazy(){}}`).join()}];`,
      'chunks.json': '{}',
      'container.json': JSON.stringify({ entry: 'remoteEntry.js', shared: {}, exposes: { './routes': [] } }),
      'node/routes.cjs': build,
    });
    const claims = [
      { path: `/${name}` },
      { path: `/${name}/:id` },
      { path: `/${name}/guarded`, guard: 'session' as const },
    ];
    const remote = { name, contract: '^1.0.0', api: '^1.0.0', budget: 1000, claims };
    const unit = { folder: dist, name: `@cyberharbour/${name}`, version, dependencies: {}, remote };
    await publish(this.store, { unit, version, dist });
    await promote(this.store, name, version, { percent });
  }

  /** @returns status, whether this server rendered it, and the milliseconds that it took */
  async get(url: string, headers: Record<string, string> = {}) {
    const began = performance.now();
    const { body, statusCode } = await this.web.inject({ url, headers });
    return { body, statusCode, isRendered: body.includes('id="rendered-page"'), ms: performance.now() - began };
  }
}
