import assert from 'node:assert/strict';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { newTeam, newToken, readKey, ReleaseStore, signPackage } from '../index.ts';
import { buildReleaseApi } from '../http-api/http-api.ts';
import { runInstalled } from '../testing/installed-program.ts';

process.env['LOG_LEVEL'] = 'silent';

const commit = '0a1b2c3d4e'.repeat(4);
const builder = 'https://ci.example.com/platform/runs/9';
const origin = { commit, builder, node: '24.0.0', inputs: {} };

describe('packages of the platform, as a team has installed them', () => {
  let place: string;
  let store: ReleaseStore;
  let server: FastifyInstance;
  let address: string;
  let token: string;
  let keys: Record<string, string>;
  let installed: string;
  before(async () => {
    place = await mkdtemp(join(tmpdir(), 'cyberharbour-packages-'));
    store = new ReleaseStore(join(place, 'store'));
    keys = {};
    for (const [team, owns] of [
      ['platform', 'shell'],
      ['notices', 'mf_notices'],
    ] as const)
      keys[team] = (await newTeam(store, team, [owns])).privateKey;
    token = await newToken(store, 'notices');
    server = buildReleaseApi(store);
    address = await server.listen({ port: 0, host: 'localhost' });
  });
  after(async () => {
    await server.close();
    await rm(place, { recursive: true, force: true });
  });

  /** A package as `npm run build-packages` leaves it. */
  async function pack(version: string, team = 'platform') {
    const folder = await mkdtemp(join(place, 'package-'));
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: '@cyberharbour/shared-ui', version }));
    await writeFile(join(folder, 'src/index.js'), `export const version = '${version}';\n`);
    const key = await readKey(keys[team] ?? '');
    assert.ok(key);
    await signPackage(folder, origin, key);
    return folder;
  }
  let repository: string;
  beforeEach(async () => {
    repository = await mkdtemp(join(place, 'repository-'));
    installed = join(repository, 'node_modules/@cyberharbour/shared-ui');
    await cp(await pack('1.0.0'), installed, { recursive: true });
  });
  const look = () => runInstalled(['packages', repository, '--to', address], { RELEASE_TOKEN: token });
  const refused = async (words: RegExp) => {
    const { code, said } = await look();
    assert.equal(code, 1);
    assert.match(said, words);
  };

  it('are of the commit and the builder that their publisher has signed', async () => {
    const { code, said } = await look();
    assert.deepEqual(
      [code, said],
      [0, `@cyberharbour/shared-ui 1.0.0, built from commit ${commit.slice(0, 12)}, by ${builder}`],
    );
  });

  it('may have packages below them that npm has put there, and no others', async () => {
    const below = join(installed, 'node_modules/zod');
    await mkdir(below, { recursive: true });
    await writeFile(join(below, 'index.js'), 'export const z = 0;\n');
    await refused(/other files than its statement: node_modules\/zod\/index\.js/);
    const path = 'node_modules/@cyberharbour/shared-ui/node_modules/zod';
    await writeFile(join(repository, 'node_modules/.package-lock.json'), JSON.stringify({ packages: { [path]: {} } }));
    assert.equal((await look()).code, 0);
  });

  it('are refused with a file changed, added or taken away', async () => {
    await appendFile(join(installed, 'src/index.js'), 'fetch("https://evil.example.com");\n');
    await refused(/other files than its statement: src\/index\.js\./);
    await cp(await pack('1.0.0'), installed, { recursive: true });
    await writeFile(join(installed, 'src/more.js'), '');
    await refused(/src\/more\.js/);
    await rm(join(installed, 'src'), { recursive: true });
    await refused(/src\/index\.js/);
  });

  it('are refused with a statement of another team, of another version, garbled, or without one', async () => {
    await cp(await pack('1.0.0', 'notices'), installed, { recursive: true });
    await refused(/is not signed by whoever publishes the platform/);
    await cp(join(await pack('1.0.1'), 'provenance.json'), join(installed, 'provenance.json'));
    await refused(/has the statement of @cyberharbour\/shared-ui 1\.0\.1/);
    const file = join(await pack('1.0.0'), 'provenance.json');
    const envelope = JSON.parse(await readFile(file, 'utf8')) as { payload: string };
    const forged = Buffer.from(envelope.payload, 'base64').toString().replace(commit, 'f'.repeat(40));
    await writeFile(
      join(installed, 'provenance.json'),
      JSON.stringify({ ...envelope, payload: Buffer.from(forged).toString('base64') }),
    );
    await refused(/is not signed by whoever publishes the platform/);
    await writeFile(join(installed, 'provenance.json'), '{');
    await refused(/is not signed by whoever publishes the platform/);
    await rm(join(installed, 'provenance.json'));
    await refused(/says nothing of where it comes from/);
  });
});
