import type { Origin } from '@cyberharbour/platform/packages';
import type { Release } from '../store/release.ts';

export const statementType = 'https://in-toto.io/Statement/v1';
export const predicateType = 'https://slsa.dev/provenance/v1';

interface Built {
  /** Of what is built: `mf_admin`, `@cyberharbour/platform`. */
  name: string;
  version: string;
  /** Each file with its hash in hexadecimal digits. */
  files: Record<string, Record<string, string>>;
  origin: Origin | undefined;
}

/** What was built, from what and by what, as tools for it read that: a statement of in-toto, as SLSA words it. */
export function statementOf({ name, version, files, origin }: Built) {
  const inputs = Object.entries(origin?.inputs ?? {}).map(([input, sha256]) => ({ name: input, digest: { sha256 } }));
  const commit = origin?.commit;
  return {
    _type: statementType,
    subject: Object.entries(files).map(([file, digest]) => ({ name: file, digest })),
    predicateType,
    predicate: {
      buildDefinition: {
        buildType: 'cyberharbour-mf build',
        externalParameters: { name, version },
        internalParameters: origin ? { node: origin.node } : {},
        resolvedDependencies: [
          ...(commit === undefined ? [] : [{ name: 'commit', digest: { gitCommit: commit } }]),
          ...inputs,
        ],
      },
      runDetails: { builder: { id: origin?.builder ?? 'unknown' } },
    },
  };
}

/** The statement of a release, whose description its team has signed. */
export const releaseStatement = ({ name, version, files, origin }: Release) =>
  statementOf({
    name,
    version,
    origin,
    files: Object.fromEntries(
      Object.entries(files).map(([file, { integrity }]) => [
        file,
        { sha384: Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex') },
      ]),
    ),
  });
