import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { runCommand } from '../processes/command.ts';
import { root } from '../root.ts';
import { readRules } from './alert-rules.ts';

const readText = (file: string) => readFileSync(join(root, file), 'utf8');
const [documented = ''] = /^npm run host-files .*$/m.exec(readText('docs/operations.md')) ?? [];

describe('the files of three hosts', () => {
  const home = mkdtempSync(join(tmpdir(), 'cyberharbour-host-files-'));
  after(() => rmSync(home, { recursive: true, force: true }));
  const inShell = (line: string) => runCommand('sh', ['-c', line], { env: { ...process.env, HOME: home } });
  const read = (host: number, file: string) => readFileSync(join(home, `harbour-hosts/host-${host}`, file), 'utf8');

  it('are written by the command of the document, each for its account alone, with the same secrets', async () => {
    const { code, output } = await inShell(documented);
    assert.equal(code, 0, output);
    assert.match(output, /10\.0\.0\.2 .*host-2: 12 files/);
    const files = globSync('**/*', { cwd: join(home, 'harbour-hosts'), withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    assert.equal(files.length, 12 + 12 + 11 + 3 + 2 + 2);
    for (const { parentPath, name } of files)
      assert.equal(statSync(join(parentPath, name)).mode & 0o077, 0, `${name} is for nobody else`);
    for (const file of ['etc/pgbouncer/userlist.txt', 'etc/haproxy/haproxy.cfg', 'etc/nftables.d/cyberharbour.nft'])
      assert.equal(read(1, file), read(3, file));
    const [first, second] = [1, 2].map((host) => parseEnv(read(host, 'etc/cyberharbour/api.env')));
    assert.equal(first?.RELEASE_REPORT_KEY, parseEnv(read(3, 'etc/cyberharbour/web.env')).RELEASE_REPORT_KEY);
    assert.deepEqual([first?.DATABASE_URL, first?.API_HOST], [second?.DATABASE_URL, '10.0.0.1']);
    assert.match(read(2, 'etc/redis/redis.conf'), /replicaof 10\.0\.0\.1 6379/);
    assert.match(read(2, 'install.sh'), /install -D -o postgres -g postgres -m 0600 '\.\/etc\/patroni\/config\.yml'/);
    // Whoever finds the port of a program open would be let in without a word.
    const hidden = /tcp dport \{ ([^}]+) \}/.exec(read(1, 'etc/nftables.d/cyberharbour.nft'))?.[1]?.split(', ') ?? [];
    for (const port of [2379, 2380, 5432, 8008, 6379, 26_379, 4000, 9400, 9100, 3000])
      assert.ok(hidden.includes(`${port}`));
  });

  it('name settings that the servers have', () => {
    const table = readText('README.md');
    for (const file of ['api.env', 'web.env'])
      for (const name of Object.keys(parseEnv(read(1, `etc/cyberharbour/${file}`))))
        assert.ok(table.includes(`| \`${name}\` |`), `${file}: ${name}`);
  });

  it('tell Prometheus where to ask, under the jobs that the rules of alarm go by', () => {
    const file = readFileSync(join(home, 'harbour-hosts/watching/prometheus.yml'), 'utf8');
    const { scrape_configs: jobs } = parse(file) as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    };
    for (const { expr } of readRules())
      for (const [, name] of expr.matchAll(/job="([^"]+)"/g)) assert.ok(jobs.some(({ job_name }) => job_name === name));
    for (const { job_name, static_configs } of jobs) {
      const targets = static_configs.flatMap((each) => each.targets);
      assert.deepEqual(
        targets.map((target) => target.split(':')[0]),
        ['10.0.0.1', '10.0.0.2', '10.0.0.3'],
        job_name,
      );
    }
  });

  it('are not written over those of a cluster that may run', async () => {
    const secret = read(1, 'etc/cyberharbour/api.env');
    const { code, output } = await inShell(documented);
    assert.deepEqual([code, output.includes('harbour-hosts is not empty.')], [2, true]);
    assert.equal(read(1, 'etc/cyberharbour/api.env'), secret);
  });

  for (const [words, said] of [
    ['10.0.0.1 10.0.0.2 --site https://harbour.example', 'Three hosts are needed'],
    ['10.0.0.1 10.0.0.2 10.0.0.2 --site https://harbour.example', 'Three hosts are needed'],
    ['one 10.0.0.2 10.0.0.3 --site https://harbour.example', 'one is no address of a host'],
    ['10.0.0.1 10.0.0.2 10.0.0.3 --site http://harbour.example', 'is not the address that people open'],
    ['10.0.0.1 10.0.0.2 10.0.0.3 --site https://harbour.example/home', 'is not the address that people open'],
    ['10.0.0.1 10.0.0.2 10.0.0.3', 'Secrets are made anew each time'],
    ['10.0.0.1 10.0.0.2 10.0.0.3 --port 1', 'Unknown option'],
  ] as const)
    it(`are refused with a sentence: ${words}`, async () => {
      const { code, output } = await inShell(`npm run -s host-files -- ${words} --to ~/others`);
      assert.equal(code, 2, output);
      assert.ok(output.includes(said), output);
      assert.doesNotMatch(output, /\n\s+at /, 'without a trace of the program');
    });
});
