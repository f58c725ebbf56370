import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiVersion } from '@cyberharbour/shared-api/release-contract';
import { contractVersion } from '@cyberharbour/platform';
import { ReleaseRefused } from '../store/errors.ts';
import type { RemotePackages } from './remote-packages.ts';
import { repositoryFiles } from './repository-files.ts';
import type { Begun } from './repository-files.ts';
import { readRequest } from './request.ts';
import type { NewRemoteRequest } from './request.ts';

/**
 * Makes a folder the repository of a new remote: one screen, its test, its claim, its pipeline. What npm wrote into
 * package.json so far stays.
 * @param packages what a remote depends on; none in the source tree, where remotes are folders of it
 * @returns the files that were written
 * @throws ReleaseRefused when the name or the path is not one, or a file is there already
 */
export function makeRepository(
  place: string,
  request: NewRemoteRequest,
  packages: RemotePackages | undefined,
): string[] {
  if (!packages)
    throw new ReleaseRefused(
      '--here makes a repository of its own, from the published packages: in the source tree leave it out.',
    );
  const { word, claimed, guard } = readRequest(request);
  const manifest = join(place, 'package.json');
  const begun = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as Begun) : {};
  const files = repositoryFiles(
    { folder: request.folder, word, path: claimed, guard, ...packages, contract: contractVersion, api: apiVersion },
    begun,
  );
  const taken = Object.keys(files).filter((file) => file !== 'package.json' && existsSync(join(place, file)));
  if (taken.length > 0) throw new ReleaseRefused(taken.map((file) => `${file} is there already.`));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  }
  return Object.keys(files);
}
