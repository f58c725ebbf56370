import { dirname, join, resolve } from 'node:path';
import { ReleaseRefused } from './errors.ts';
import { ReleaseStore } from './release-store.ts';

type Environment = Record<string, string | undefined>;

/**
 * The store at an address: a folder, or `s3://bucket/prefix` with the settings of an S3-compatible store (S3_ENDPOINT,
 * S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY).
 * @param keys folder of the teams' public keys; a bucket needs one, since whoever writes releases must not write keys
 * @throws ReleaseRefused with a sentence, when a setting is missing
 */
export async function openStore(
  address: string,
  keys: string | undefined,
  environment: Environment = process.env,
): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return new ReleaseStore(resolve(address), keys && resolve(keys));
  if (!keys)
    throw new ReleaseRefused(
      'A store in a bucket needs RELEASE_KEYS (or --keys): a folder with the public keys of its teams, out of the reach of whoever writes releases.',
    );
  const { hostname: bucket, pathname } = new URL(address);
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region = 'us-east-1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment;
  if (!bucket) throw new ReleaseRefused(`${address} names no bucket: s3://bucket or s3://bucket/prefix.`);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  // Brought in for a bucket only: a roll back in a folder must not wait for it.
  const { S3Objects } = await import('../objects/s3-objects.ts');
  const objects = new S3Objects({
    bucket,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  return new ReleaseStore(objects, resolve(keys), join(dirname(resolve(keys)), 'private'));
}
