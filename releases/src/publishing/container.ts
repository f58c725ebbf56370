import { join } from 'node:path';
import * as z from 'zod';
import { Names } from '../store/release.ts';
import type { Release } from '../store/release.ts';
import { readBeside, readBuilt } from './build-files.ts';

/** What a page and the gates have to know of a remote's container. */
interface Container extends Pick<Release, 'entry' | 'container'> {
  /** What it needs from the host, package name to range. */
  shared: Record<string, string>;
  /** Name of each exposed module to its files. */
  exposes: Record<string, string[]>;
}

/** `container.json`, as this platform's build writes it. */
const ContainerFile = z.object({ entry: z.string(), shared: z.record(z.string(), z.string()), exposes: Names });

const Files = z.object({ sync: z.array(z.string()) });

/** What is used of `mf-manifest.json`, which builds of platforms from before contract 1.5 have instead. */
const EarlierFile = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: Files, css: Files }) })),
});

/** @throws ReleaseRefused when the build says nothing of its container, or not as a build writes it */
export async function readContainer(dist: string): Promise<Container> {
  const earlier = await readBeside(dist, 'mf-manifest.json', EarlierFile);
  if (!earlier) return { ...(await readBuilt(dist, 'container.json', ContainerFile)), container: 'webpack' };
  const { remoteEntry } = earlier.metaData;
  return {
    entry: join(remoteEntry.path, remoteEntry.name),
    shared: Object.fromEntries(earlier.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    exposes: Object.fromEntries(
      earlier.exposes.map(({ path, assets: { js, css } }) => [path, [...js.sync, ...css.sync]]),
    ),
  };
}
