import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * An S3 server on this machine. Its storage and protocol are s3rver's; conditional writes, which it is older than, are
 * put in front: a PUT with If-None-Match or If-Match is held against the stored object, and answered 412 as Amazon's
 * documentation says.
 */
export async function openBucket({ port = 0, bucket = 'releases' } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'cyberharbour-bucket-'));
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] });
  await s3.configureBuckets();
  const answer = s3.callback() as RequestListener;
  const tagOf = async (path: string): Promise<string | undefined> => {
    const key = decodeURIComponent(path.slice(`/${bucket}/`.length));
    const { store } = s3 as unknown as {
      store: {
        getObject: (
          bucket: string,
          key: string,
          options?: object,
        ) => Promise<{ metadata: { etag: string }; content: { destroy: () => void } } | null>;
      };
    };
    const found = await store.getObject(bucket, key);
    found?.content.destroy();
    return found?.metadata.etag;
  };
  const passOn = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((done) => {
      response.once('close', done);
      answer(request, response);
    });
  const write = async (request: IncomingMessage, response: ServerResponse) => {
    const { 'if-none-match': none, 'if-match': match } = request.headers;
    if (none !== undefined || match !== undefined) {
      const tag = await tagOf(new URL(request.url ?? '/', 'http://s3').pathname);
      const holds = none === undefined ? tag !== undefined && tag === match : tag === undefined;
      if (!holds) {
        request.resume();
        response
          .writeHead(412, { 'content-type': 'application/xml' })
          .end(
            '<Error><Code>PreconditionFailed</Code><Message>At least one of the pre-conditions you specified did not hold</Message></Error>',
          );
        return;
      }
    }
    await passOn(request, response);
  };
  // One after the other: s3rver writes in place, and a bucket shows whole objects only.
  let turn: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    turn = turn.then(() => (request.method === 'PUT' ? write(request, response) : passOn(request, response)));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    place: { bucket, prefix: 'house/', endpoint, region: 'us-east-1', credentials },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
