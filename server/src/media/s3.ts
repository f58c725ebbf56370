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
    // In milliseconds. One that hangs would hold up every picture that comes after.
    requestHandler: { connectionTimeout: 3000, requestTimeout: 8000, throwOnRequestTimeout: true },
  });
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    const said = error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'no answer';
    throw new WrongSetting(`S3_BUCKET: the bucket ${bucket} at ${endpoint} could not be used (${said}).`);
  });
  const at = (name: string) => ({ Bucket: bucket, Key: name });
  /** Written anew onto itself: what is wanted again is young again, and not swept away. */
  const touch = (name: string) =>
    client
      .send(
        new CopyObjectCommand({
          ...at(name),
          CopySource: `${bucket}/${name}`,
          MetadataDirective: 'REPLACE',
          ContentType: 'image/webp',
        }),
      )
      .then(
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
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(at(name)));
        return Body ? { stream: Body as Readable, size: ContentLength } : null;
      } catch (error) {
        if (isMissing(error)) return null;
        return throwUnavailable(error);
      }
    },
    async *olderThan(time) {
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, ...(token ? { ContinuationToken: token } : {}) }),
        );
        token = page.NextContinuationToken;
        yield (page.Contents ?? [])
          .filter(({ LastModified }) => LastModified && LastModified.getTime() < time)
          .map(({ Key = '' }) => Key);
      } while (token);
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

function throwUnavailable(error: unknown): never {
  throw new MediaUnavailableError(error);
}
