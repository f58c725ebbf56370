import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { noteOrigin } from '@cyberharbour/platform/origin';
import { promote, publish, reasonsAgainst, rollback } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';
import { runInstalled } from '../testing/installed-program.ts';

const pipeline = 'https://ci.example.com/harbour/runs/7';

describe('where a release was built', () => {
  let harbour: Harbour;
  let folder: string;
  let commit: string;
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A team', '-c', 'user.email=team@example.com', ...words], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  before(async () => {
    harbour = await Harbour.open();
    folder = await mkdtemp(join(harbour.folder, 'remote-'));
    await writeFile(join(folder, '.gitignore'), 'node_modules\ndist\n');
    await writeFile(join(folder, 'package.json'), '{"name":"@cyberharbour/mf-public","version":"1.0.0"}');
    await writeFile(join(folder, 'package-lock.json'), '{}');
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/routes.tsx'), 'export const routes = [];\n');
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'feat: a remote');
    commit = git('rev-parse', 'HEAD');
    await harbour.shell();
  });
  after(() => harbour.close());

  /** As `build` leaves it, without webpack. */
  async function build(version: string, builder = pipeline) {
    await cp(await harbour.dist({ script: `// ${version}` }), join(folder, 'dist'), { recursive: true });
    await noteOrigin(folder, version, builder);
  }
  const publishIt = (version: string) =>
    publish(harbour.store, { unit: { ...harbour.unit(), folder }, version, dist: join(folder, 'dist') });
  const setPolicy = (origins: object) =>
    writeFile(join(harbour.store.keys, 'platform.policy.json'), JSON.stringify({ origins }));
  const run = (...words: string[]) => runInstalled([...words, '--store', harbour.store.folder], {});

  it('is its commit, its builder and the hash of each input; status, verify and provenance say it', async () => {
    await build('1.0.0');
    const { origin } = await publishIt('1.0.0');
    assert.deepEqual([origin?.commit, origin?.builder, origin?.node], [commit, pipeline, process.versions.node]);
    assert.deepEqual(Object.keys(origin?.inputs ?? {}), ['package-lock.json', 'sources']);
    await promote(harbour.store, 'mf_public', '1.0.0');
    const said = `built from commit ${commit.slice(0, 12)}, by ${pipeline}`;
    for (const words of [['status'], ['verify'], ['provenance', 'mf_public']])
      assert.ok((await run(...words)).said.includes(said), words.join(' '));
    const { said: json } = await run('provenance', 'mf_public', '1.0.0', '--json');
    const { _type, subject, predicate } = JSON.parse(json) as {
      _type: string;
      subject: { name: string; digest: { sha384: string } }[];
      predicate: { buildDefinition: { resolvedDependencies: object[] }; runDetails: { builder: { id: string } } };
    };
    assert.equal(_type, 'https://in-toto.io/Statement/v1');
    assert.ok(subject.some(({ name, digest }) => name === 'remoteEntry.js' && /^[0-9a-f]{96}$/.test(digest.sha384)));
    assert.deepEqual(predicate.buildDefinition.resolvedDependencies[0], {
      name: 'commit',
      digest: { gitCommit: commit },
    });
    assert.equal(predicate.runDetails.builder.id, pipeline);
  });

  it('is no commit where a source was changed since, or a new one lies there', async () => {
    await appendFile(join(folder, 'src/routes.tsx'), '// more\n');
    await build('1.1.0');
    assert.equal((await publishIt('1.1.0')).origin?.commit, undefined);
    git('checkout', '--quiet', 'src/routes.tsx');
    await writeFile(join(folder, 'src/other.ts'), 'export {};\n');
    await build('1.1.1');
    assert.equal((await publishIt('1.1.1')).origin?.commit, undefined);
    git('clean', '--quiet', '--force', 'src');
  });

  it('is unknown where a file was changed after the build, or the build was of another version', async () => {
    await build('1.2.0');
    await appendFile(join(folder, 'dist/remoteEntry.js'), '// by hand');
    assert.equal((await publishIt('1.2.0')).origin, undefined);
    await build('1.2.1');
    assert.equal((await publishIt('1.2.2')).origin, undefined);
    await build('1.2.3');
    await writeFile(join(folder, 'node_modules/.cache/cyberharbour/origin.json'), '{"version":');
    assert.equal((await publishIt('1.2.3')).origin, undefined);
    await promote(harbour.store, 'mf_public', '1.2.2');
    assert.match((await run('status')).said, /mf_public {2}1\.2\.2 .*of unknown origin/);
  });

  it('cannot be changed once it is signed', async () => {
    await build('1.3.0');
    await publishIt('1.3.0');
    const file = join(harbour.store.filesOf('mf_public', '1.3.0'), 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace(commit, 'f'.repeat(40)));
    const { code, faults } = await run('provenance', 'mf_public', '1.3.0');
    assert.equal(code, 1);
    assert.match(faults, /was changed after team local signed it/);
    await assert.rejects(promote(harbour.store, 'mf_public', '1.3.0'), /was changed after team local signed it/);
  });

  it('is asked for by the policy of the platform, but not of a version that was live before', async () => {
    await setPolicy({ mf_public: { commit: true, builders: ['https://ci.example.com/harbour/'] } });
    await build('2.0.0');
    await publishIt('2.0.0');
    assert.deepEqual(await reasonsAgainst(harbour.store, 'mf_public', '2.0.0'), []);
    await build('2.0.1', 'https://ci.example.com/harbour/../other/runs/1');
    await assert.rejects(publishIt('2.0.1'), /was built by .*, and the platform's policy names/);
    await build('2.0.2', 'by hand');
    await assert.rejects(publishIt('2.0.2'), /was built by hand, and/);
    await writeFile(join(folder, 'src/other.ts'), 'export {};\n');
    await build('2.0.3');
    await assert.rejects(publishIt('2.0.3'), /files that are in no commit/);
    git('clean', '--quiet', '--force', 'src');
    await assert.rejects(harbour.ship('2.0.4'), /does not say where it was built/);
    await promote(harbour.store, 'mf_public', '2.0.0');
    assert.equal((await rollback(harbour.store, 'mf_public')).current, '1.2.2');
  });
});
