import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAs } from '../files/disk.ts';
import type * as z from 'zod';
import { ReleaseRefused, StoreFault } from '../store/errors.ts';
import { Brings, Names } from '../store/release.ts';
import type { Release } from '../store/release.ts';

type Parts = Pick<Release, 'entry' | 'server' | 'preload' | 'chunks' | 'singletons' | 'names' | 'brings'>;

/** What is used of federation's `mf-manifest.json`. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string; path: string } };
  shared: { name: string; requiredVersion: string }[];
  exposes: { path: string; assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/** Reads from a finished build what a page has to know of it. @throws ReleaseRefused when the build is not one */
export const buildParts = (dist: string, kind: Release['kind']): Promise<Parts> =>
  kind === 'shell' ? shellParts(dist) : remoteParts(dist);

async function shellParts(dist: string): Promise<Parts> {
  const files = await readdir(dist);
  const entry = files.find((file) => /^shell\.[0-9a-f]+\.js$/.test(file));
  if (!entry) throw new ReleaseRefused(`${dist} holds no built shell.`);
  return {
    entry,
    ...(await nodeBuild(dist, 'shell')),
    preload: {
      scripts: [],
      styles: files.filter((file) => /^shell\..*\.css$/.test(file)),
      fonts: files.filter((file) => file.endsWith('.woff2')),
    },
    chunks: {},
    singletons: (await json(dist, 'host.json', 'shell')) as Record<string, string>,
    ...(await sharedNames(dist)),
  };
}

/** The node build beside the browser build; no build behind a sign-in has one, nor do older ones. */
async function nodeBuild(dist: string, name: string): Promise<Pick<Parts, 'server'>> {
  const server = `node/${name}.cjs`;
  const isBuilt = await access(join(dist, server)).then(
    () => true,
    () => false,
  );
  return isBuilt ? { server } : {};
}

const json = async (dist: string, name: string, kind = 'remote'): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(join(dist, name), 'utf8'));
  } catch {
    throw new ReleaseRefused(`${dist} holds no built ${kind}: ${name} is missing or not JSON.`);
  }
};

async function remoteParts(dist: string): Promise<Parts> {
  const manifest = (await json(dist, 'mf-manifest.json')) as FederationManifest;
  const routes = manifest.exposes.find((expose) => expose.path === './routes');
  if (!routes) throw new ReleaseRefused('The build does not expose ./routes.');
  const { remoteEntry } = manifest.metaData;
  return {
    entry: join(remoteEntry.path, remoteEntry.name),
    ...(await nodeBuild(dist, 'routes')),
    preload: { scripts: routes.assets.js.sync, styles: routes.assets.css.sync, fonts: [] },
    chunks: (await json(dist, 'chunks.json')) as Record<string, string[]>,
    singletons: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    ...(await sharedNames(dist)),
    ...(await broughtPackages(dist)),
  };
}

/** What a build says beside its scripts, where it does. @throws ReleaseRefused when it cannot be read */
async function readBeside<Value>(dist: string, file: string, shape: z.ZodType<Value>): Promise<Value | undefined> {
  return readAs(join(dist, file), shape).catch((error: unknown) => {
    throw error instanceof StoreFault
      ? new ReleaseRefused(`${dist}: ${file} is not JSON as the build writes it.`)
      : error;
  });
}

/** Builds of before do not say. */
async function sharedNames(dist: string): Promise<Pick<Parts, 'names'>> {
  const names = await readBeside(dist, 'shared-names.json', Names);
  return names ? { names } : {};
}

/** Only a build that brings a package says so. */
async function broughtPackages(dist: string): Promise<Pick<Parts, 'brings'>> {
  const brings = await readBeside(dist, 'brought.json', Brings);
  return brings ? { brings } : {};
}
