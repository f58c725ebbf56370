import { noTrace, type Trace } from '@cyberharbour/http-server';
import type { FastifyInstance } from 'fastify';
import type { ApiClient } from '../api-client/types.ts';
import { ownerOf } from '../pages/owner.ts';
import { listAssets } from '../pages/page-assets.ts';
import type { RenderPage } from '../pages/stored-pages.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { pageLimits } from '../settings/page-limits.ts';
import type { Settings } from '../settings/settings.ts';
import { composeRenderedPage } from './compose-rendered-page.ts';
import { createDescriptionReader } from './page-description.ts';
import { createPageStyles } from './page-styles.ts';
import { Renderer } from './renderer.ts';

/** Characters of an address that is rendered; a longer one is no address of this product. */
const mostCharacters = 1000;

/** How often workers of earlier releases are looked for, in milliseconds. */
const retireInterval = 1000;

/**
 * Renders public pages on this server, with the releases that the visitor gets. It never fails: whatever goes wrong,
 * the visitor gets the client document.
 * @returns undefined where this server does not know its own address, which rendered pages name
 */
export async function createPageRenderer(
  web: FastifyInstance,
  { apiOrigin, internalApiOrigin = apiOrigin, webOrigin, pageLimits: limits = pageLimits }: Settings,
  { readSet, readFile }: LiveReleases,
  api: ApiClient,
  trace: Trace = noTrace,
): Promise<RenderPage | undefined> {
  if (webOrigin === undefined) return undefined;
  const renderer = new Renderer({
    readFile,
    apiBase: `${internalApiOrigin}/api`,
    limits: limits.rendering,
    log: web.log,
    trace,
  });
  const readDescription = createDescriptionReader(api, limits.description, web.log, trace);
  const readStyles = createPageStyles(readFile);
  web.addHook('onClose', () => renderer.close());
  await readSet().then(
    (set) => renderer.warm(set),
    () => undefined,
  );
  const retire = () =>
    void readSet().then(
      (set) => renderer.retain(set),
      () => undefined,
    );
  const timer = setInterval(retire, retireInterval).unref();
  web.addHook('onClose', () => clearInterval(timer));
  return async (set, visit, search, changes) => {
    const owner = ownerOf(set, visit.path);
    if (!owner || visit.path.length + search.length > mostCharacters) return undefined;
    const [rendered, description] = await Promise.all([
      trace.run('render page', () => renderer.render(set, owner, `${visit.path}${search}`, changes)),
      readDescription(visit.path),
    ]);
    if (!rendered) return undefined;
    const { shell } = set;
    const styles = await readStyles([
      ...shell.current.preload.styles.map((file) => ({ release: shell.current, file })),
      ...listAssets(owner.release, owner.claim).styleFiles.map((file) => ({ release: owner.release, file })),
    ]);
    return composeRenderedPage(set, owner, { apiOrigin, webOrigin }, visit, { rendered, styles, description });
  };
}
