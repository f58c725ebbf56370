import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPreview } from '@cyberharbour/platform';
import type { Package } from '@cyberharbour/platform/packages';
import { filesUnder } from '../files/files-under.ts';
import { reasonsAgainst } from '../gates/index.ts';
import { publish } from '../publishing/publish.ts';
import { readKey, signerOf } from '../signatures/keys.ts';
import { refuseFor, ReleaseRefused } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { teamsOf } from '../teams/teams.ts';
import { mostHours, Preview, signPreview } from './preview-link.ts';

/** What every preview says, wherever it is published. */
export interface PreviewRequest {
  unit: Package;
  dist: string;
  /** Of the preview: that of the branch. */
  name: string;
  hours: number;
  path?: string | undefined;
}

/** A build that is the same has the same version: publishing it again changes nothing. */
export async function previewVersion({ unit, dist, name }: PreviewRequest): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesUnder(dist)) hash.update(`${file}\0`).update(await readFile(join(dist, file)));
  const [base] = unit.version.split(/[-+]/);
  return `${base ?? ''}-preview.${name}.${hash.digest('hex').slice(0, 10)}`;
}

/** @throws ReleaseRefused with a sentence for each thing that a link may not say */
export function describePreview(
  { unit, name, hours, path }: PreviewRequest,
  version: string,
  now = Date.now(),
): Preview {
  if (!(hours > 0 && hours <= mostHours)) throw new ReleaseRefused(`A preview lasts ${mostHours} hours at most.`);
  const read = Preview.safeParse({
    name,
    unit: unit.remote?.name ?? 'shell',
    version,
    expires: Math.round(now + hours * 3_600_000),
    ...(path !== undefined && { path }),
  });
  if (read.success) return read.data;
  const what = new Set(read.error.issues.map((issue) => issue.path[0]));
  throw new ReleaseRefused([
    ...(what.has('path') ? [`${path ?? ''} is no address that a preview can open: /blog, without a query.`] : []),
    ...(what.has('path') && what.size === 1
      ? []
      : [`${name} is no name of a preview: up to 30 lower-case letters, digits and dashes.`]),
  ]);
}

/**
 * Publishes a build as a preview: a version that never goes live. Every gate but the smoke mount has to let it through.
 * @returns what the link says, and its token
 * @throws ReleaseRefused with every reason
 */
export async function publishPreview(
  store: ReleaseStore,
  request: PreviewRequest,
  { key, api }: { key?: string | undefined; api?: string | undefined } = {},
): Promise<{ preview: Preview; token: string }> {
  const version = await previewVersion(request);
  const preview = describePreview(request, version);
  await publish(store, { unit: request.unit, version, dist: request.dist, key, api });
  const signer = await signerOf(store, preview.unit, key, await teamsOf(store));
  refuseFor(await reasonsAgainst(store, preview.unit, version, { api, asPreview: true }));
  return { preview, token: signPreview(preview, signer.key) };
}

/** Signs the link to a preview that was published elsewhere. */
export async function linkTo(request: PreviewRequest, version: string, keyFile: string) {
  const key = await readKey(keyFile);
  if (!key) throw new ReleaseRefused(`There is no key in ${keyFile}.`);
  const preview = describePreview(request, version);
  return { preview, token: signPreview(preview, key) };
}

/**
 * Ends a preview for everybody who has its link: its files are taken away.
 * @throws ReleaseRefused where the version is no preview
 */
export async function endPreview(store: ReleaseStore, unit: string, version: string): Promise<void> {
  if (!isPreview(version)) throw new ReleaseRefused(`${version} is no preview: ${unit} ${version} stays where it is.`);
  await store.description(unit, version);
  await store.remove(unit, version);
}
