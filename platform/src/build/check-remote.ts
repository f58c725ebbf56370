import type { Package } from '../packages/read-package.ts';
import { remoteFileReasons } from '../packages/remote-file.ts';
import { routePaths } from './read-routes.ts';

/** A package that cannot be built as a release, with every reason, a sentence each. */
export class BuildRefused extends Error {
  override name = 'BuildRefused';
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

const refuseFor = (reasons: readonly string[]) => {
  if (reasons.length > 0) throw new BuildRefused(reasons);
};

/**
 * A pattern with each optional segment left out and put in: `/resources/:slug?` is `/resources` and `/resources/:slug`.
 */
function withoutOptions(path: string): string[] {
  const [before, segment] = /^(.*?)\/([^/]+)\?(?=\/|$)/.exec(path)?.slice(1) ?? [];
  if (before === undefined || segment === undefined) return [path];
  const after = path.slice(before.length + segment.length + 2);
  return [`${before}${after}` || '/', `${before}/${segment}${after}`].flatMap(withoutOptions);
}

/** @throws BuildRefused when `remote.json` breaks its schema, or its claims and the paths of `src/routes.tsx` differ */
export function checkRemote(unit: Package) {
  refuseFor(remoteFileReasons(unit));
  const claimed = unit.remote?.claims.map(({ path }) => path) ?? [];
  const routed = routePaths(unit.folder).flatMap(withoutOptions);
  refuseFor([
    ...routed
      .filter((path) => !claimed.includes(path))
      .map((path) => `${unit.name}: src/routes.tsx has a route for ${path}, and remote.json does not claim it.`),
    ...claimed
      .filter((path) => !routed.includes(path))
      .map((path) => `${unit.name}: remote.json claims ${path}, and src/routes.tsx has no route for it.`),
  ]);
}

/** @throws BuildRefused when a claim names a chunk that the build does not have */
export const checkChunks = ({ name, remote }: Package, chunks: Readonly<Record<string, unknown>>) =>
  refuseFor(
    (remote?.claims ?? []).flatMap(({ path, chunk }) =>
      chunk === undefined || Object.hasOwn(chunks, chunk)
        ? []
        : [
            `${name}: remote.json names the chunk ${chunk} for ${path}, and no webpackChunkName of src/routes.tsx says so.`,
          ],
    ),
  );
