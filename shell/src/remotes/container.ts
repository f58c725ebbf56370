import type { RemoteModule, RemoteRoute } from '@cyberharbour/platform';

/** What webpack's container of a remote exports. Source: https://webpack.js.org/concepts/module-federation/ */
interface Container {
  init: (shareScope: unknown) => Promise<unknown> | undefined;
  /** @throws when there is no such module, or a file of it does not load */
  get: (name: './routes') => Promise<() => RemoteModule>;
}

/** Puts what the shell shares into a scope. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown> | undefined;
declare const __webpack_share_scopes__: { default: unknown };

/**
 * Loads the container of one version, and gives it what the page shares.
 * @param needsRuntime whether it was built by `@module-federation/enhanced`, as those from before contract 1.5 were
 * @throws when the container does not load or has no `./routes`
 */
export async function loadContainer(entry: string, needsRuntime = false): Promise<RemoteRoute[]> {
  if (needsRuntime) await import(/* webpackChunkName: "federation-runtime" */ './federation-runtime');
  await __webpack_init_sharing__('default');
  const { init, get } = (await import(/* webpackIgnore: true */ entry)) as Container;
  await init(__webpack_share_scopes__.default);
  const routes = await get('./routes');
  return routes().routes;
}
