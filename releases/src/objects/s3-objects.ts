import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { filesUnder } from '../files/files-under.ts';
import { abandoned } from './objects.ts';
import type { Objects } from './objects.ts';

export interface S3Place {
  bucket: string;
  /** Put before every name; empty, or with a slash at its end. */
  prefix: string;
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined;
  region: string;
  /** Without them the SDK looks where it always does: the environment, a profile, the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Whose turn it is, as the object `lock` says it; nobody's when the holder is empty. */
interface Turn {
  holder: string;
  since: number;
}

const refusedAs = (error: unknown, ...statuses: number[]) =>
  error instanceof S3ServiceException && statuses.includes(error.$metadata.httpStatusCode ?? 0);
/** The condition of a write did not hold, or two writes met: somebody else was first. */
const lost = (error: unknown) => refusedAs(error, 409, 412);

/**
 * An S3-compatible bucket. It needs conditional writes (`If-None-Match: *` and `If-Match` on PUT, as Amazon's has since
 * 2024, and MinIO, R2 and Ceph have) and lists that show what was just written.
 */
export class S3Objects implements Objects {
  readonly name: string;
  private readonly place: S3Place;
  private readonly client: S3Client;
  constructor(place: S3Place) {
    this.place = place;
    this.name = `s3://${place.bucket}/${place.prefix}`;
    this.client = new S3Client({
      region: place.region,
      ...(place.endpoint !== undefined && { endpoint: place.endpoint, forcePathStyle: true }),
      ...(place.credentials && { credentials: place.credentials }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
    });
  }

  private at(name: string) {
    return { Bucket: this.place.bucket, Key: `${this.place.prefix}${name}` };
  }

  private async get(name: string): Promise<{ bytes: Buffer; tag: string } | undefined> {
    try {
      const { Body, ETag = '' } = await this.client.send(new GetObjectCommand(this.at(name)));
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
    } catch (error) {
      if (refusedAs(error, 404)) return undefined;
      throw error;
    }
  }

  /** @returns false when the condition did not hold */
  private async put(
    name: string,
    body: string | Uint8Array,
    condition: { IfNoneMatch?: '*'; IfMatch?: string } = {},
  ): Promise<boolean> {
    try {
      await this.client.send(new PutObjectCommand({ ...this.at(name), Body: body, ...condition }));
      return true;
    } catch (error) {
      if (lost(error)) return false;
      throw error;
    }
  }

  async read(name: string): Promise<Buffer | undefined> {
    return (await this.get(name))?.bytes;
  }

  private async *pages(under: string, delimiter?: string) {
    let token: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.place.bucket,
          Prefix: `${this.place.prefix}${under}/`,
          ...(delimiter && { Delimiter: delimiter }),
          ...(token && { ContinuationToken: token }),
        }),
      );
      token = page.NextContinuationToken;
      yield page;
    } while (token);
  }

  async names(under: string): Promise<string[]> {
    const found: string[] = [];
    const from = this.place.prefix.length + under.length + 1;
    for await (const { Contents = [], CommonPrefixes = [] } of this.pages(under, '/')) {
      found.push(
        ...Contents.map(({ Key = '' }) => Key.slice(from)),
        ...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(from, -1)),
      );
    }
    return found.sort();
  }

  create(name: string, text: string): Promise<boolean> {
    return this.put(name, text, { IfNoneMatch: '*' });
  }

  async replace(name: string, text: string): Promise<void> {
    await this.put(name, text);
  }

  workshop(): Promise<string> {
    return mkdtemp(join(tmpdir(), 'mf-workshop-'));
  }

  /**
   * The description comes last: without it there is no such version. Every file is only created; one that is there has
   * to be the same, as after an upload that broke off.
   */
  async settle(workshop: string, name: string): Promise<boolean> {
    const files = await filesUnder(workshop);
    const last = ['signature.json', 'release.json'];
    for (const file of [...files.filter((one) => !last.includes(one)), ...last]) {
      const bytes = await readFile(join(workshop, file));
      if (await this.put(`${name}/${file}`, bytes, { IfNoneMatch: '*' })) continue;
      if (file === 'release.json') return false;
      // A signature of an upload that broke off is of another moment; whoever comes to the end has the one that counts.
      if (file === 'signature.json') await this.put(`${name}/${file}`, bytes);
      else if (!(await this.read(`${name}/${file}`))?.equals(bytes)) return false;
    }
    return true;
  }

  /** The description first: from then on the version is not there. */
  async remove(under: string): Promise<void> {
    const drop = (keys: string[]) =>
      this.client.send(
        new DeleteObjectsCommand({
          Bucket: this.place.bucket,
          Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
        }),
      );
    await drop([this.at(`${under}/release.json`).Key]);
    for await (const { Contents = [] } of this.pages(under))
      if (Contents.length > 0) await drop(Contents.map(({ Key = '' }) => Key));
  }

  async oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    const mine: Turn = { holder: randomUUID(), since: Date.now() };
    while (!(await this.take(mine))) await setTimeout(20 + Math.random() * 80);
    try {
      return await work();
    } finally {
      const now = await this.get('lock');
      if (now && turnOf(now.bytes).holder === mine.holder)
        await this.put('lock', JSON.stringify({ ...mine, holder: '' }), { IfMatch: now.tag });
    }
  }

  private async take(mine: Turn): Promise<boolean> {
    const now = await this.get('lock');
    const text = JSON.stringify({ ...mine, since: Date.now() } satisfies Turn);
    if (!now) return this.put('lock', text, { IfNoneMatch: '*' });
    const { holder, since } = turnOf(now.bytes);
    return holder !== '' && Date.now() - since < abandoned ? false : this.put('lock', text, { IfMatch: now.tag });
  }
}

/** One that cannot be read is nobody's. */
function turnOf(bytes: Buffer): Turn {
  try {
    return JSON.parse(bytes.toString()) as Turn;
  } catch {
    return { holder: '', since: 0 };
  }
}
