import { bringable, Claim, MenuItem, Origin, SlotPart } from '@cyberharbour/platform/packages';
import * as z from 'zod';

export const Sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** Package name to names exported by it. */
export const Names = z.record(z.string(), z.array(z.string()));

/** Package name to its version and the files of the build that hold it. */
export const Brings = z.partialRecord(
  z.enum(bringable),
  z.strictObject({ version: z.string(), files: z.array(z.string()) }),
);

/**
 * One published version, as it lies beside its files and never changes again. It may say more than is known here: a web
 * server is not always as new as what it reads, and the signature covers every byte.
 */
export const Release = z.object({
  name: z.string(),
  version: z.string(),
  kind: z.enum(['shell', 'remote']),
  publishedAt: z.iso.datetime(),
  /**
   * The module that a page starts (shell) or the container that it loads (remote), relative to the version's folder.
   */
  entry: z.string(),
  /**
   * A remote: whose plug-in built its container. Webpack's own brings what it needs; those of releases from before
   * contract 1.5, which do not say, take the runtime of `@module-federation/enhanced` from the page.
   */
  container: z.literal('webpack').optional(),
  /**
   * The node build, which the web server renders public pages with; older releases have none, and remotes behind a
   * sign-in.
   */
  server: z.string().optional(),
  contract: z.string(),
  api: z.string(),
  claims: z.array(Claim),
  /** Releases from before contract 1.3 do not say. */
  menu: z.array(MenuItem).optional(),
  slots: z.array(SlotPart).optional(),
  /** What the page preloads for this release: file names, scripts and sheets apart. */
  preload: z.strictObject({ scripts: z.array(z.string()), styles: z.array(z.string()), fonts: z.array(z.string()) }),
  /** Files of each named lazy chunk. */
  chunks: z.record(z.string(), z.array(z.string())),
  /**
   * A remote: what it needs from the host, package name to range. The shell: what it gives, package name to version.
   */
  singletons: z.record(z.string(), z.string()),
  /**
   * A remote: the names that it takes of each package that grows with the product. The shell: those that it gives.
   * Older builds do not say.
   */
  names: Names.optional(),
  /**
   * A remote: what it brings in another major version than the shell's, and the files that each takes. Since contract
   * 1.4.
   */
  brings: Brings.optional(),
  /** Upper bound of all its scripts together, in brotli bytes. */
  budget: z.int().positive().optional(),
  /** What it was built from, and by what. Only a build by `cyberharbour-mf build` says so. */
  origin: Origin.optional(),
  files: z.record(z.string(), z.strictObject({ integrity: Sha384, bytes: z.int(), brotli: z.int() })),
});
export type Release = z.infer<typeof Release>;
