import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { newTeam, newToken, packFor, promote, teamsOf, verifyStore } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';
import type { Build } from '../testing/fake-releases.ts';
import { runInstalled } from '../testing/installed-program.ts';
import { buildReleaseApi } from './http-api.ts';

process.env['LOG_LEVEL'] = 'silent';

describe('publishing over HTTP', () => {
  let harbour: Harbour;
  let server: FastifyInstance;
  let address: string;
  let key: string;
  let tokens: Record<string, string>;
  before(async () => {
    harbour = await Harbour.open();
  });
  after(() => harbour.close());
  beforeEach(async () => {
    await harbour.withNext();
    key = (await newTeam(harbour.store, 'public', ['mf_public'])).privateKey;
    await newTeam(harbour.store, 'admins', ['mf_admin']);
    tokens = { public: await newToken(harbour.store, 'public'), admins: await newToken(harbour.store, 'admins') };
    server = buildReleaseApi(harbour.store);
    address = await server.listen({ port: 0, host: 'localhost' });
  });

  afterEach(() => server.close());

  /** A team's package on its own machine, built. */
  async function unit(over: Parameters<Harbour['unit']>[0] = {}, build: Build = {}) {
    const folder = await mkdtemp(join(harbour.folder, 'unit-'));
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name: '@cyberharbour/mf-public', version: '2.0.0' }),
    );
    await writeFile(join(folder, 'remote.json'), JSON.stringify(harbour.unit(over).remote));
    await cp(await harbour.dist(build), join(folder, 'dist'), { recursive: true });
    return folder;
  }
  async function mf(
    words: string[],
    { token = tokens['public'], keyFile = key }: { token?: string | undefined; keyFile?: string } = {},
  ) {
    const elsewhere = await mkdtemp(join(harbour.folder, 'machine-'));
    const env = { RELEASE_TOKEN: token, RELEASE_KEY: keyFile, RELEASE_STORE: join(elsewhere, 'store') };
    const result = await runInstalled(['publish', ...words, '--to', address], env);
    assert.deepEqual(await readdir(elsewhere), []);
    return result;
  }
  /** What lies in the store of the version, and what was left lying. */
  const left = async () => [
    (await harbour.store.versions('mf_public')).includes('2.0.0'),
    await readdir(join(harbour.store.folder, 'tmp')).catch(() => []),
  ];
  const nothing = [false, []];

  /** What `cyberharbour-mf` would send, in a form. */
  async function packed({
    over = {},
    version = '2.0.0',
  }: { over?: Parameters<Harbour['unit']>[0]; version?: string } = {}) {
    const folder = await mkdtemp(join(harbour.folder, 'packed-'));
    const keys = (await teamsOf(harbour.store)).flatMap((team) => team.keys.map(({ id }) => id));
    await packFor(
      { team: 'public', keys },
      { folder, unit: harbour.unit(over), version, dist: await harbour.dist(), key, contract: '1.0.0' },
    );
    const files = new Map<string, Buffer<ArrayBuffer>>();
    for (const file of await readdir(folder)) files.set(file, await readFile(join(folder, file)));
    return files;
  }
  async function put(
    files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
    { team = 'public', path = '/units/mf_public/versions/2.0.0' } = {},
  ) {
    const form = new FormData();
    for (const [file, bytes] of files) form.append('file', new Blob([bytes]), file);
    const response = await fetch(`${address}${path}`, {
      method: 'PUT',
      body: form,
      headers: { authorization: `Bearer ${tokens[team] ?? ''}` },
    });
    return { status: response.status, ...((await response.json()) as { refused?: string[] }) };
  }

  it('a team packs and signs on its own machine; the version lies whole in the store, may go live, and is live for nobody', async () => {
    const folder = await unit();
    const { code, said } = await mf([folder]);
    assert.deepEqual(
      [code, said],
      [0, 'Published mf_public 2.0.0. It is not live yet: cyberharbour-mf promote mf_public 2.0.0'],
    );
    assert.equal((await harbour.store.latest('mf_public'))?.current, '1.0.0');
    assert.deepEqual((await verifyStore(harbour.store, 'mf_public', '2.0.0')).faults, []);
    assert.equal((await mf([folder])).code, 0, 'the same once more is fine');
    await promote(harbour.store, 'mf_public', '2.0.0');
    assert.deepEqual(await readdir(join(harbour.store.folder, 'tmp')), []);
    const [entry] = await harbour.store.objects.names('audit');
    const { body, ...logged } = JSON.parse(
      (await harbour.store.objects.read(`audit/${entry ?? ''}`))?.toString() ?? '{}',
    ) as { body: { bytes: number }; team: string; status: number };
    assert.deepEqual([logged.team, logged.status, Object.keys(body)], ['public', 201, ['bytes']]);
  });

  it('asks the same gates, and says every reason', async () => {
    const { code, faults } = await mf([await unit({ api: '^7.0.0', contract: '^2.0.0' })]);
    assert.equal(code, 1);
    assert.match(faults, /needs host contract \^2\.0\.0[^]*needs API \^7\.0\.0/);
    assert.match((await mf([await unit({ budget: 5 })])).faults, /its budget is 5/);
    assert.deepEqual(await left(), nothing);
  });

  it("refuses another team's token, before it reads, another team's key, and no token", async () => {
    const refused = await put(await packed(), { team: 'admins' });
    assert.deepEqual(
      [refused.status, refused.refused],
      [403, ["mf_public belongs to team public, and this token is team admins's."]],
    );
    assert.equal((await put(await packed(), { team: 'nobody' })).status, 401);
    const keyFile = join(harbour.store.privateKeys, 'admins.pem');
    assert.match((await mf([await unit()], { keyFile })).faults, /The key in .*admins\.pem is not team public's/);
    key = keyFile;
    assert.deepEqual((await put(await packed())).refused, [
      'mf_public 2.0.0 is signed with a key that team public does not have, or no longer has.',
    ]);
    assert.deepEqual(await left(), nothing);
  });

  it('refuses what was changed on the way: a file, a twin, the description, a file too many or too few, a way out of the folder', async () => {
    const change = async (file: string, bytes: Buffer<ArrayBuffer> | undefined) => {
      const files = await packed();
      if (bytes) files.set(file, bytes);
      else files.delete(file);
      const { status, refused } = await put(files);
      assert.deepEqual([file, status, await left()], [file, 409, nothing]);
      return refused?.join(' ') ?? '';
    };
    const description = (await packed()).get('release.json')?.toString() ?? '';
    const length = (await packed()).get('remoteEntry.js')?.length ?? 0;
    assert.match(
      await change('remoteEntry.js', Buffer.alloc(length, 'x')),
      /remoteEntry\.js is not what was published/,
    );
    assert.match(
      await change('remoteEntry.js.br', Buffer.from('evil')),
      /remoteEntry\.js\.br is not what was published/,
    );
    assert.match(
      await change('release.json', Buffer.from(description.replace('"budget": 10000', '"budget": 99999'))),
      /was changed after team public signed it/,
    );
    assert.match(await change('evil.js', Buffer.from('evil')), /evil\.js was sent, and is not described/);
    assert.match(await change('home.0a1b2c3d.js', undefined), /home\.0a1b2c3d\.js is missing/);
    assert.match(await change('signature.json', undefined), /is not signed/);
    assert.match(await change('release.json', undefined), /holds no release\.json/);
    assert.match(await change('release.json', Buffer.from('{}')), /is not what cyberharbour-mf writes/);
    assert.match(
      await change('release.json', Buffer.from(description.replaceAll('home.0a1b2c3d.js', '../../keys/public.json'))),
      /\.\.\/\.\.\/keys\/public\.json is no path of a release/,
    );
    assert.match(
      await change('release.json', Buffer.from(description.replace('"kind": "remote"', '"kind": "shell"'))),
      /mf_public is no shell/,
    );
    assert.match(
      (await put(await packed({ version: '3.0.0' }))).refused?.join() ?? '',
      /describes mf_public 3\.0\.0, and was sent as mf_public 2\.0\.0/,
    );
  });

  it('refuses another build under a version that is there', async () => {
    await put(await packed());
    assert.match((await mf([await unit({}, { script: 'void 1;' })])).faults, /already published with other files/);
  });

  it('refuses what is too large, and of half an upload nothing stays', async () => {
    const form = new FormData();
    for (const [file, bytes] of await packed()) form.append('file', new Blob([bytes]), file);
    const whole = new Request(`${address}/`, { method: 'PUT', body: form });
    const type = whole.headers.get('content-type') ?? '';
    const body = Buffer.from(await whole.arrayBuffer());
    const half = body.subarray(0, body.length / 2);
    const head = (length: number) =>
      `PUT /units/mf_public/versions/2.0.0 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${tokens['public'] ?? ''}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
    const send = async (length: number, bytes: Uint8Array, cut: boolean) => {
      const { hostname, port } = new URL(address);
      const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
      await once(socket, 'connect');
      socket.write(head(length));
      await new Promise((written) => socket.write(bytes, written));
      if (cut) socket.destroy();
      return cut ? '' : text(socket);
    };
    assert.match(
      await send(33 * 2 ** 20, half, false),
      /^HTTP\/1\.1 413 [^]*It is too large: a release is at most 32 MB/,
    );
    await send(body.length, half, true);
    assert.match(await send(half.length, half, false), /^HTTP\/1\.1 400 [^]*The upload ends before it is whole/);
    assert.deepEqual(await left(), nothing);
    assert.match(await send(body.length, body, false), /^HTTP\/1\.1 201 /);
  });
});
