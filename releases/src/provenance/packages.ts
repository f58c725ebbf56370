import { createHash } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Origin } from '@cyberharbour/platform/packages';
import * as z from 'zod';
import { asJson, names, readAs } from '../files/disk.ts';
import { filesUnder } from '../files/files-under.ts';
import { StoreFault } from '../store/errors.ts';
import type { Team } from '../teams/teams.ts';
import { Envelope, openEnvelope, signEnvelope } from './envelope.ts';
import { predicateType, statementOf, statementType } from './statement.ts';

/** In the package itself: registries store it, whatever they know of provenance. */
const file = 'provenance.json';

const Manifest = z.object({ name: z.string(), version: z.string() });

/** What is read of a statement that is signed. */
const Statement = z.object({
  _type: z.literal(statementType),
  predicateType: z.literal(predicateType),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })),
  predicate: z.object({
    buildDefinition: z.object({
      externalParameters: z.object({ name: z.string(), version: z.string() }),
      resolvedDependencies: z.array(z.object({ name: z.string(), digest: z.record(z.string(), z.string()) })),
    }),
    runDetails: z.object({ builder: z.object({ id: z.string() }) }),
  }),
});

/** What npm has installed in a repository, by its folders there. */
const Installed = z.object({ packages: z.record(z.string(), z.unknown()) });

/** Files of other packages that npm has put below this one. */
async function installedBelow(repository: string, folder: string): Promise<(file: string) => boolean> {
  const lockfile = await readAs(join(repository, 'node_modules/.package-lock.json'), Installed);
  const below = `${relative(repository, folder)}/node_modules/`;
  const others = Object.keys(lockfile?.packages ?? {}).filter((one) => one.startsWith(below));
  return (one) => others.some((other) => `${relative(repository, folder)}/${one}`.startsWith(`${other}/`));
}

/** Each file of a package with its hash. */
async function hashesOf(folder: string, isAnother: (file: string) => boolean = () => false) {
  const files = (await filesUnder(folder)).filter((one) => one !== file && !isAnother(one));
  const hashed = await Promise.all(
    files.map(async (one): Promise<[string, { sha256: string }]> => [
      one,
      {
        sha256: createHash('sha256')
          .update(await readFile(join(folder, one)))
          .digest('hex'),
      },
    ]),
  );
  return Object.fromEntries(hashed);
}

async function manifestOf(folder: string) {
  const manifest = await readAs(join(folder, 'package.json'), Manifest);
  if (!manifest) throw new StoreFault(`${folder} holds no package.`);
  return manifest;
}

/** Puts a signed statement into a package that is built: what each of its files is, and where they come from. */
export async function signPackage(folder: string, origin: Origin, key: KeyObject): Promise<void> {
  const { name, version } = await manifestOf(folder);
  const statement = statementOf({ name, version, files: await hashesOf(folder), origin });
  await writeFile(join(folder, file), asJson(signEnvelope(statement, key)));
}

export interface LookedAtPackage {
  name: string;
  version: string;
  /** What it says; only where there are no reasons. */
  origin?: Pick<Origin, 'commit' | 'builder'>;
  /** Why it is not what was published; none where it is. */
  reasons: string[];
}

/** Holds a package, as npm installed it, against its statement and the keys of whoever publishes the platform. */
async function lookAtPackage(repository: string, folder: string, keys: Team['keys']): Promise<LookedAtPackage> {
  const { name, version } = await manifestOf(folder);
  const refuse = (...reasons: string[]) => ({
    name,
    version,
    reasons: reasons.map((one) => `${name} ${version} ${one}`),
  });
  const unread = Symbol('unread');
  const envelope = await readAs(join(folder, file), Envelope).catch((error: unknown) => {
    if (error instanceof StoreFault) return unread;
    throw error;
  });
  if (envelope === undefined) return refuse('says nothing of where it comes from.');
  const read = Statement.safeParse(typeof envelope === 'symbol' ? undefined : openEnvelope(envelope, keys));
  if (!read.success) return refuse('is not signed by whoever publishes the platform.');
  const { buildDefinition, runDetails } = read.data.predicate;
  const { externalParameters: said, resolvedDependencies } = buildDefinition;
  if (said.name !== name || said.version !== version)
    return refuse(`has the statement of ${said.name} ${said.version}.`);
  const found = await hashesOf(folder, await installedBelow(repository, folder));
  const stated = Object.fromEntries(read.data.subject.map((one) => [one.name, one.digest.sha256]));
  const differing = [...new Set([...Object.keys(found), ...Object.keys(stated)])].filter(
    (one) => found[one]?.sha256 !== stated[one],
  );
  if (differing.length > 0) return refuse(`has other files than its statement: ${differing.slice(0, 5).join(', ')}.`);
  const commit = resolvedDependencies.find((one) => one.name === 'commit')?.digest['gitCommit'];
  const origin = { ...(commit !== undefined && { commit }), builder: runDetails.builder.id };
  return { name, version, origin, reasons: [] };
}

/** All packages of the platform that npm installed for a repository. */
export async function lookAtPackages(repository: string, keys: Team['keys']): Promise<LookedAtPackage[]> {
  const scope = join(repository, 'node_modules/@cyberharbour');
  return Promise.all((await names(scope)).map((name) => lookAtPackage(repository, join(scope, name), keys)));
}
