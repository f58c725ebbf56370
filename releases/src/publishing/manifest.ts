import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ReleaseRefused } from '../store/errors.ts';
import { readBeside, readBuilt } from './build-files.ts';
import { readContainer } from './container.ts';
import { Brings, Names } from '../store/release.ts';
import type { Release } from '../store/release.ts';

type Parts = Pick<Release, 'entry' | 'container' | 'server' | 'preload' | 'chunks' | 'singletons' | 'names' | 'brings'>;

/** Package name to version. */
const Versions = z.record(z.string(), z.string());

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
    singletons: await readBuilt(dist, 'host.json', Versions, 'shell'),
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

async function remoteParts(dist: string): Promise<Parts> {
  const { entry, container, shared, exposes } = await readContainer(dist);
  const routes = exposes['./routes'];
  if (!routes) throw new ReleaseRefused('The build does not expose ./routes.');
  return {
    entry,
    ...(container && { container }),
    ...(await nodeBuild(dist, 'routes')),
    preload: {
      scripts: routes.filter((file) => file.endsWith('.js')),
      styles: routes.filter((file) => file.endsWith('.css')),
      fonts: [],
    },
    chunks: await readBuilt(dist, 'chunks.json', Names),
    singletons: shared,
    ...(await sharedNames(dist)),
    ...(await broughtPackages(dist)),
  };
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
