import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type S3Settings, WrongSetting } from '../settings/settings.ts';
import { type MediaFiles, MediaUnavailableError } from './files.ts';

/** Milliseconds that the store has to answer, its second try included. */
const patience = 5000;
/** Milliseconds after that in which nobody waits for it: what comes meanwhile is refused at once. */
const rest = 2000;

/** Pictures in any S3-compatible object store; they are served through the API, so the bucket stays closed. */
export async function openMediaBucket({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): Promise<MediaFiles> {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Most stores that are not Amazon's know neither host names per bucket nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // In milliseconds, for a picture that stops in the middle, too.
    requestHandler: { connectionTimeout: 3000, requestTimeout: patience, throwOnRequestTimeout: true },
  });
  let restsUntil = 0;
  const order: S3Client['send'] = async (command: Parameters<S3Client['send']>[0]) => {
    if (performance.now() < restsUntil) throw new MediaUnavailableError('it did not answer a moment ago');
    const late = new AbortController();
    // Until it answers: the picture itself may take longer, as its reader does.
    const timer = setTimeout(() => late.abort(), patience);
    try {
      return await client.send(command, { abortSignal: late.signal });
    } catch (error) {
      if (late.signal.aborted) restsUntil = performance.now() + rest;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    const said = error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'no answer';
    throw new WrongSetting(`S3_BUCKET: the bucket ${bucket} at ${endpoint} could not be used (${said}).`);
  });
  const at = (name: string) => ({ Bucket: bucket, Key: name });
  /** Written anew onto itself: what is wanted again is young again, and not swept away. */
  const touch = (name: string) =>
    order(
      new CopyObjectCommand({
        ...at(name),
        CopySource: `${bucket}/${name}`,
        MetadataDirective: 'REPLACE',
        ContentType: 'image/webp',
      }),
    ).then(
      () => true,
      (error: unknown) => (isMissing(error) ? false : throwUnavailable(error)),
    );
  return {
    folder: null,
    async save(name, bytes) {
      if (await touch(name)) return;
      await client
        .send(
          new PutObjectCommand({ ...at(name), Body: bytes, ContentType: 'image/webp', ContentLength: bytes.length }),
        )
        .catch(throwUnavailable);
    },
    async read(name) {
      try {
        const { Body, ContentLength = 0 } = await order(new GetObjectCommand(at(name)));
        return Body ? { stream: Body as Readable, size: ContentLength } : null;
      } catch (error) {
        if (isMissing(error)) return null;
        return throwUnavailable(error);
      }
    },
    async *olderThan(time) {
      let token: string | undefined;
      do {
        const page = await order(
          new ListObjectsV2Command({ Bucket: bucket, ...(token ? { ContinuationToken: token } : {}) }),
        );
        token = page.NextContinuationToken;
        yield (page.Contents ?? [])
          .filter(({ LastModified }) => LastModified && LastModified.getTime() < time)
          .map(({ Key = '' }) => Key);
      } while (token);
    },
    async remove(name) {
      await order(new DeleteObjectCommand(at(name)));
    },
  };
}

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

function throwUnavailable(error: unknown): never {
  throw new MediaUnavailableError(error);
}
