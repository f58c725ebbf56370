import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readPackage } from '@cyberharbour/platform/packages';
import { promote, publish, ReleaseStore } from '@cyberharbour/releases';
import type { Browser } from '@playwright/test';
import { freePort } from '@cyberharbour/processes';
import { parse } from 'yaml';
import { launch } from '../../bench/visit.ts';
import { readHeading } from './live-page.ts';
import { endAll, startApi, startWeb } from '../../processes/product.ts';
import { findChromium } from '../../product/chromium.ts';
import { published } from '../../product/publishable.ts';
import { buildPackage } from '../../product/releases.ts';
import { root } from '../../root.ts';
import { endShells, readBlocks, runBlock, startBlock, untilPrinted } from './own-repository/blocks.ts';
import { packedFiles, startRegistry } from './own-repository/registry.ts';
import { makeVersionedTree } from './own-repository/versioned-tree.ts';

const place = mkdtempSync(join(tmpdir(), 'cyberharbour-own-'));
const [tree, store, team, operator] = ['tree', 'store', 'mf-notices', 'operator'].map((name) => join(place, name)) as [
  string,
  string,
  string,
  string,
];
/** The blocks of the page, in their order, by what they are for. */
const [owning, publishing, keys, serving, beginning, comparing, developing, testing, goingLive, raising] = readBlocks(
  join(root, 'docs/own-repository.md'),
) as [string, string, string, string, string, string, string, string, string, string];

const platformKey = { RELEASE_KEY: join(store, 'private/platform.pem') };
/** What a pipeline knows of its own run. */
const pipelineRun = {
  GITHUB_SERVER_URL: 'https://github.example.com',
  GITHUB_REPOSITORY: 'harbour/notices',
  GITHUB_RUN_ID: '12',
};

describe('a remote in a repository of its own, by the page as it is written', () => {
  let browser: Browser | undefined;
  let registry: Awaited<ReturnType<typeof startRegistry>> | undefined;
  let web: string;
  /** What the page says that a team has. */
  let settings: Record<string, string>;

  /** The products of the platform team: packages, a live shell of the same versions, keys, the release API. */
  before(async () => {
    for (const folder of [team, operator]) mkdirSync(folder, { recursive: true });
    registry = await startRegistry(join(place, 'registry'));
    await makeVersionedTree(tree, registry.settings);
    writeFileSync(join(operator, '.npmrc'), registry.settings);
    await runBlock(owning, { cwd: tree, env: { RELEASE_STORE: store } });
    const output = await runBlock(publishing, { cwd: tree, env: platformKey });
    for (const name of published) assert.match(output, new RegExp(`@cyberharbour/${name}@`));

    const { version } = readPackage(join(tree, 'shell'));
    await buildPackage(tree, 'shell', version);
    const releases = new ReleaseStore(store);
    await publish(releases, { unit: readPackage(join(tree, 'shell')), version, dist: join(tree, 'shell/dist') });
    await promote(releases, 'shell', version);
    const printed = await runBlock(keys, { cwd: tree, env: { RELEASE_STORE: store } });

    const [webPort, apiPort, releasePort] = [await freePort(), await freePort(), await freePort()].map(String);
    const product = {
      WEB_PORT: webPort,
      API_PORT: apiPort,
      DATA_DIR: join(place, 'data'),
      RELEASE_STORE: store,
      WEB_ORIGINS: `http://localhost:${webPort}`,
      ADMIN_EMAIL: 'own@example.com',
      ADMIN_PASSWORD: 'a berth of our own',
    };
    const { ready } = await startApi(product);
    ({ web } = (await startWeb({ ...product, PUBLIC_API_URL: ready.api })).ready);
    const chromium = findChromium(console.log);
    browser = await launch(chromium);
    const api = startBlock(serving, {
      cwd: operator,
      env: { RELEASE_STORE: store, RELEASE_PORT: releasePort ?? '', API_URL: ready.api, CHROMIUM: chromium },
    });
    await untilPrinted(api, /^ready /m);
    settings = {
      PACKAGES: registry.address,
      LIVE_SHELL: web,
      RELEASE_API: `http://localhost:${releasePort}`,
      RELEASE_TOKEN: printed.trim().split('\n').at(-1) ?? '',
      RELEASE_KEY: join(store, 'private/notices.pem'),
    };
  });
  after(async () => {
    await browser?.close();
    await endShells();
    await endAll();
    await registry?.close();
    rmSync(place, { recursive: true, force: true });
  });

  const headingAt = (address: string) => readHeading(browser, address);
  const inTeam = (block: string) => runBlock(block, { cwd: team, env: settings });

  it('goes from an empty folder to live within five minutes, seen inside the live product before that', async (test) => {
    const began = performance.now();
    const stages: string[] = [];
    const stage = (name: string) => stages.push(`${name} ${((performance.now() - began) / 1000).toFixed(0)} s`);
    await inTeam(beginning);
    stage('installed');
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: tree, encoding: 'utf8' }).slice(0, 12);
    const compared = (await inTeam(comparing)).trim().split('\n');
    assert.ok(compared.length >= 4);
    for (const line of compared)
      assert.match(line, new RegExp(`^@cyberharbour/\\S+ \\S+, built from commit ${head}, by hand$`));
    assert.equal(existsSync(join(team, 'node_modules/@cyberharbour/shared-ui/src/index.ts')), false);

    const dev = startBlock(`${developing.trim()} --port ${await freePort()}`, { cwd: team, env: settings });
    const [, local = ''] = await untilPrinted(dev, /^ready (http\S+)/m);
    assert.equal(await headingAt(`${local}/notices`), 'Notices');
    assert.equal(await headingAt(`${web}/notices`), 'There is no page here');
    const file = join(team, 'src/notices/notices-page.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('title="Notices"', 'title="All notices"'));
    await untilPrinted(dev, /dev\.2/);
    assert.equal(await headingAt(`${local}/notices`), 'All notices');
    writeFileSync(file, readFileSync(file, 'utf8').replace('title="All notices"', 'title="Notices"'));
    await endShells(dev);
    stage('developed');

    await inTeam(testing);
    stage('tested');
    assert.match(await inTeam(goingLive), /mf_notices 0\.1\.0 is live\.\n$/);
    stage('promoted');
    assert.equal(await headingAt(`${web}/notices`), 'Notices');
    const seconds = (performance.now() - began) / 1000;
    test.diagnostic(`Own repository, empty folder to live: ${seconds.toFixed(0)} s (${stages.join(', ')})`);
    assert.ok(seconds < 300, `${seconds} s`);
  });

  it('takes what the page shares from the shell, and compiles no copy of it', () => {
    const names = JSON.parse(readFileSync(join(team, 'dist/shared-names.json'), 'utf8')) as Record<string, string[]>;
    assert.deepEqual(names['@cyberharbour/shared-ui'], ['Page', 'PageHead']);
    const { shared } = JSON.parse(readFileSync(join(team, 'dist/container.json'), 'utf8')) as {
      shared: Record<string, string>;
    };
    assert.deepEqual(Object.keys(shared), ['@cyberharbour/shared-ui']);
    for (const script of globSync('*.js', { cwd: join(team, 'dist') }))
      assert.doesNotMatch(readFileSync(join(team, 'dist', script), 'utf8'), /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN/);
  });

  it('releases again by its own pipeline, as the file says', async () => {
    const { jobs } = parse(readFileSync(join(team, '.github/workflows/remote.yml'), 'utf8')) as {
      jobs: Record<string, { steps: { run?: string; name?: string }[] }>;
    };
    const file = join(team, 'src/notices/notices-page.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('This remote is new.', 'What harbour masters post.'));
    await inTeam(`git commit --quiet --all --message "feat: who posts them"\n${raising}`);
    assert.equal((await inTeam('git tag --points-at HEAD')).trim(), 'v0.2.0');
    const pem = { ...settings, ...pipelineRun, PEM: readFileSync(settings['RELEASE_KEY'] ?? '', 'utf8') };
    const env = { ...pem, RELEASE_KEY: join(place, 'team.pem') };
    for (const { run } of Object.values(jobs).flatMap(({ steps }) => steps))
      if (run !== undefined) await runBlock(run, { cwd: team, env });
    const releases = new ReleaseStore(store);
    assert.equal((await releases.latest('mf_notices'))?.current, '0.2.0');
    const { origin } = await releases.release('mf_notices', '0.2.0');
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: team, encoding: 'utf8' }).trim();
    const builder = 'https://github.example.com/harbour/notices/actions/runs/12';
    assert.deepEqual([origin?.commit, origin?.builder], [commit, builder]);
  });

  it('is refused with the reason of a gate, and by the mount of the published shell; nothing moves then', async () => {
    const file = join(team, 'src/notices/notices-page.tsx');
    const sound = readFileSync(file, 'utf8');
    const release = (version: string) =>
      inTeam(`npm version ${version} --no-git-tag-version --silent && npm run build && npm run release`);
    writeFileSync(file, sound.replace('return (', "throw new Error('no berth');\n  return ("));
    await assert.rejects(release('0.3.0'), /does not mount at \/notices/);
    writeFileSync(file, sound);
    const remote = join(team, 'remote.json');
    writeFileSync(remote, readFileSync(remote, 'utf8').replace(/"contract": ".*"/, '"contract": "^2.0.0"'));
    await assert.rejects(release('0.4.0'), /needs host contract \^2\.0\.0/);
    assert.equal((await new ReleaseStore(store).latest('mf_notices'))?.current, '0.2.0');
  });

  it('takes another major of React by the page as it is written, and draws its own pages with it', async (test) => {
    const page = join(root, 'docs/another-major.md');
    const [asking = ''] = readBlocks(page);
    await inTeam(asking);
    const remote = join(team, 'remote.json');
    const raised = JSON.parse(readFileSync(remote, 'utf8')) as Record<string, unknown>;
    writeFileSync(remote, JSON.stringify({ ...raised, contract: '^1.4.0', budget: 140_000 }));
    const screen = join(team, 'src/notices/notices-page.tsx');
    const text = readFileSync(screen, 'utf8').replace(/lede="[^"]*"/, "lede={'Drawn by React ' + version}");
    writeFileSync(screen, `import { version } from 'react';\n${text}`);
    const release =
      'npm version 0.5.0 --no-git-tag-version --silent && npm run types && npm test && npm run build && npm run release';
    await assert.rejects(inTeam(release), /brings react 18\.3\.1, .* the platform's policy does not let it/);
    const [, policy = ''] = /^```json\n([^]*?)^```$/m.exec(readFileSync(page, 'utf8')) ?? [];
    writeFileSync(join(store, 'keys/platform.policy.json'), policy);
    const said = await inTeam('npm run release');
    const [cost = ''] = /It brings react 18\.3\.1 \(\d+ bytes\) of its own, on its own pages alone\./.exec(said) ?? [];
    assert.match(said, /mf_notices 0\.5\.0 is live\.\n$/);
    assert.notEqual(cost, '');
    test.diagnostic(`Own repository, another React by its page: ${cost}`);
    assert.ok(browser);
    const tab = await browser.newPage();
    await tab.goto(`${web}/notices`);
    await tab.getByText('Drawn by React 18.3.1').waitFor();
    await tab.close();
  });

  it('gets packages that whoever has the commit can build again, with a changelog and a licence', async () => {
    assert.ok(registry);
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: tree, encoding: 'utf8' }).trim();
    await runBlock('npm run build-packages', { cwd: tree, env: platformKey });
    for (const name of published) {
      const { files, gitHead } = await registry.latest(`@cyberharbour/${name}`);
      assert.deepEqual([gitHead, files], [head, await packedFiles(join(tree, name, 'dist/package'))], name);
      const paths = Object.keys(files);
      for (const page of ['CHANGELOG.md', 'LICENSE', 'README.md']) assert.ok(paths.includes(page), `${name}: ${page}`);
      const sources = paths.filter((path) => /(?<!\.d)\.tsx?$|\.test\.|\.stories\./.test(path));
      assert.deepEqual(sources, [], name);
    }
  });
});
