import type { RemoteModule, RemoteRoute } from '@cyberharbour/platform';

/** What the page shares: name of a package to its versions. Source: webpack's `ShareRuntimeModule`. */
type ShareScope = Record<string, Record<string, { get: () => unknown; loaded?: 1; from: string; eager: boolean }>>;

/** What webpack's container of a remote exports. Source: https://webpack.js.org/concepts/module-federation/ */
interface Container {
  /** @throws where it was called with another scope before */
  init: (shareScope: ShareScope) => Promise<unknown> | undefined;
  /** @throws when there is no such module, or a file of it does not load */
  get: (name: './routes') => Promise<() => RemoteModule>;
}

/** Puts what the shell shares into a scope. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown> | undefined;
declare const __webpack_share_scopes__: { default: ShareScope };

/** By the address of the container. What a container puts into its scope, no other one takes. */
const scopes = new Map<string, ShareScope>();

/** A copy of what the shell shares, each of it marked as in use, so that it goes before what a container may bring. */
function copyShareScope(): ShareScope {
  const copy: ShareScope = {};
  for (const [name, versions] of Object.entries(__webpack_share_scopes__.default))
    for (const [version, shared] of Object.entries(versions)) (copy[name] ??= {})[version] = { ...shared, loaded: 1 };
  return copy;
}

/**
 * Loads the container of one version, and gives it what the page shares.
 * @param needsRuntime whether it was built by `@module-federation/enhanced`, as those from before contract 1.5 were
 * @throws when the container does not load or has no `./routes`
 */
export async function loadContainer(entry: string, needsRuntime = false): Promise<RemoteRoute[]> {
  if (needsRuntime) await import(/* webpackChunkName: "federation-runtime" */ './federation-runtime');
  const { init, get } = (await import(/* webpackIgnore: true */ entry)) as Container;
  await __webpack_init_sharing__('default');
  const scope = scopes.get(entry) ?? copyShareScope();
  scopes.set(entry, scope);
  await init(scope);
  const routes = await get('./routes');
  return routes().routes;
}
