import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { HostNetworks } from '../../cluster/host-networks.ts';
import { databaseAccount, requirePrograms } from '../../cluster/programs.ts';
import { Service, type ServiceOptions } from '../../cluster/service.ts';
import { isOk } from '../../cluster/services.ts';
import { apiMemory, webMemory } from '../../processes/memory.ts';
import { runCommand } from '../../processes/command.ts';
import { bringUpToDate } from '../../product/releases.ts';
import { root } from '../../root.ts';

const addresses = ['10.211.7.1', '10.211.7.2', '10.211.7.3'] as const;
const site = 'https://harbour.example';

/** From the network of the hosts, at the front of one of them. */
function ask(address: string, path: string, body?: object): Promise<{ status: number; text: string }> {
  const headers = { host: 'harbour.example', origin: site, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    // The certificate is of this test, and of nobody that could be asked.
    const options = { host: address, path, method: body ? 'POST' : 'GET', headers, rejectUnauthorized: false };
    const asked = request({ ...options, timeout: 8000 }, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, text: said }), reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer in 8 s'))).on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

describe('three hosts with the files that npm run host-files writes', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-hosts-'));
  const [written, prefix, store] = [join(folder, 'written'), join(folder, 'hosts'), join(folder, 'store')];
  const networks = new HostNetworks(addresses, '10.211.7.254');
  const services = new Map<string, Service>();
  const hostOf = (place: number) => join(prefix, `host-${place + 1}`);

  async function start(name: string, place: number, words: string[], more: Partial<ServiceOptions>): Promise<void> {
    const log = join(folder, `${name}-${place + 1}.log`);
    const isReady = more.isReady ?? (() => Promise.resolve(true));
    const service = new Service(name, { ...networks.on(place, words), log, ...more, isReady });
    services.set(`${name}-${place + 1}`, service);
    await service.start();
  }
  const each = <Result>(act: (place: number) => Promise<Result>) => Promise.all([0, 1, 2].map(act));
  const settingsOf = (place: number, file: string) => parseEnv(readFileSync(join(hostOf(place), file), 'utf8'));
  const asDatabase = ['runuser', '-u', 'postgres', '--'];

  /** As Debian's units start them, and the units of `deploy/systemd`. */
  const startDatabase = async () => {
    await each((place) =>
      start('etcd', place, ['/usr/bin/etcd'], {
        env: { ...process.env, ...settingsOf(place, 'etc/default/etcd') },
        isReady: () => isOk(`http://${addresses[place]}:2379/health`),
      }),
    );
    await each((place) =>
      start('patroni', place, [...asDatabase, '/usr/bin/patroni', join(hostOf(place), 'etc/patroni/config.yml')], {
        dataFolder: join(hostOf(place), 'var/lib/postgresql/cyberharbour'),
        deadline: 120_000,
        isReady: () => isOk(`http://${addresses[place]}:8008/health`),
      }),
    );
  };
  const startAround = async () => {
    await each((place) =>
      start('haproxy', place, ['/usr/sbin/haproxy', '-f', join(hostOf(place), 'etc/haproxy/haproxy.cfg')], {}),
    );
    await each((place) =>
      start(
        'pool',
        place,
        [...asDatabase, '/usr/sbin/pgbouncer', join(hostOf(place), 'etc/pgbouncer/pgbouncer.ini')],
        {},
      ),
    );
    for (const place of [0, 1])
      await start('redis', place, ['/usr/bin/redis-server', join(hostOf(place), 'etc/redis/redis.conf')], {});
    await each((place) =>
      start(
        'sentinel',
        place,
        ['/usr/bin/redis-server', join(hostOf(place), 'etc/redis/sentinel.conf'), '--sentinel'],
        {},
      ),
    );
  };
  const startServer = (kind: 'api' | 'web', place: number) => {
    const memory = kind === 'api' ? apiMemory : webMemory;
    const script = join(root, kind === 'api' ? 'server/src/main.ts' : 'shell/server/main.ts');
    const data = join(hostOf(place), `var/lib/cyberharbour-${kind}`);
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...memory.env,
      DATA_DIR: data,
      ADMIN_PASSWORD: 'ladder custard pier',
      RELEASE_STORE: store,
      // One address asks until it is answered, which no person does.
      RATE_LIMIT_SCALE: '1000',
      [kind === 'api' ? 'API_PORT' : 'WEB_PORT']: kind === 'api' ? '4000' : '3000',
      ...settingsOf(place, `etc/cyberharbour/${kind}.env`),
    };
    const address = `http://${addresses[place]}:${kind === 'api' ? 4000 : 3000}/readyz`;
    const words = [process.execPath, ...memory.options, script];
    return start(kind, place, words, { env, isReady: () => isOk(address) });
  };

  before(async () => {
    requirePrograms();
    chmodSync(folder, 0o755);
    await bringUpToDate(store);
    networks.open();
    const words = ['run', '-s', 'host-files', '--', ...addresses, '--site', site, '--to', written, '--prefix', prefix];
    const made = await runCommand('npm', words);
    assert.equal(made.code, 0, made.output);
    const { uid, gid } = databaseAccount() ?? { uid: 0, gid: 0 };
    for (const place of [0, 1, 2]) {
      execFileSync('sh', [join(written, `host-${place + 1}`, 'install.sh')], { stdio: 'inherit' });
      for (const name of ['var/lib/postgresql', 'var/run/postgresql', 'var/lib/redis', 'var/lib/etcd', 'run/haproxy'])
        mkdirSync(join(hostOf(place), name), { recursive: true });
      for (const name of ['var/lib/postgresql', 'var/run/postgresql']) chownSync(join(hostOf(place), name), uid, gid);
      const pem = join(hostOf(place), 'etc/haproxy/site.pem');
      const subject = ['-subj', '/CN=harbour.example', '-days', '2', '-nodes', '-keyout', pem, '-out', `${pem}.crt`];
      execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject], { stdio: 'pipe' });
      execFileSync('sh', ['-c', `cat '${pem}.crt' >> '${pem}'`]);
    }
    await startDatabase();
    await startAround();
    const { command, words: order } = networks.on(1, [
      'psql',
      '-X',
      '-q',
      '-v',
      'ON_ERROR_STOP=1',
      '-h',
      '127.0.0.1',
      '-p',
      '5000',
      '-U',
      'postgres',
      '-f',
      join(written, 'database.sql'),
      'postgres',
    ]);
    const env = { ...process.env, PGPASSWORD: readFileSync(join(written, 'superuser'), 'utf8').trim() };
    for (let tries = 0; ; tries += 1) {
      try {
        execFileSync(command, order, { env, stdio: 'pipe' });
        break;
      } catch (error) {
        // The proxy has not found the primary yet.
        if (tries === 60) throw error;
        await pause(500);
      }
    }
    await startServer('api', 0);
    await Promise.all([startServer('api', 1), startServer('api', 2)]);
    await each((place) => startServer('web', place));
  });
  after(async () => {
    for (const service of [...services.values()].reverse()) await service.kill();
    networks.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const subscribe = (address: string, name: string) =>
    ask(address, '/api/newsletter/subscribe', { email: `${name}@example.com` });

  it('shows pages and takes writes at the front of each host', async () => {
    for (const [place, address] of addresses.entries()) {
      const page = await ask(address, '/');
      assert.deepEqual([page.status, page.text.includes('CyberHarbour')], [200, true]);
      const { status, text: said } = await subscribe(address, `reader-${place}`);
      assert.ok(status === 200 || status === 201, `${status} ${said}`);
    }
  });

  it('goes on without the host of the primary, whose cable is pulled, and takes it back', async () => {
    const primary = await findPrimary();
    const other = addresses[(primary + 1) % 3] ?? '';
    networks.link(primary, 'down');
    const began = performance.now();
    for (;;) {
      const { status } = await subscribe(other, 'after-the-cable').catch(() => ({ status: 0 }));
      if (status === 200 || status === 201) break;
      assert.ok(performance.now() - began < 60_000, 'writes are back within a minute');
      await pause(300);
    }
    console.log(`ℹ A host without its network: writes back after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    assert.equal((await ask(other, '/blog')).status, 200);
    networks.link(primary, 'up');
    for (const end = Date.now() + 90_000; (await countStreaming()) !== 2; await pause(500))
      assert.ok(Date.now() < end, 'the three are whole again');
    assert.equal((await ask(addresses[primary] ?? '', '/')).status, 200);
  });

  it('lets nobody else reach what asks for no password', async () => {
    for (const place of [0, 1, 2]) {
      const { command, words } = networks.on(place, [
        'nft',
        '-f',
        join(hostOf(place), 'etc/nftables.d/cyberharbour.nft'),
      ]);
      execFileSync(command, words, { stdio: 'pipe' });
    }
    for (const port of [2379, 8008, 6379, 26_379, 4000, 3000, 9400])
      await assert.rejects(fetch(`http://${addresses[0]}:${port}/`, { signal: AbortSignal.timeout(500) }), `${port}`);
    assert.equal((await ask(addresses[0], '/')).status, 200);
    assert.equal((await subscribe(addresses[2], 'behind-the-wall')).status < 300, true);
  });

  async function findPrimary(): Promise<number> {
    for (const [place, address] of addresses.entries())
      if (await isOk(`http://${address}:8008/primary`).catch(() => false)) return place;
    throw new Error('no primary');
  }
  async function countStreaming(): Promise<number> {
    const answer = await fetch(`http://${addresses[await findPrimary().catch(() => 0)]}:8008/patroni`, {
      signal: AbortSignal.timeout(1000),
    });
    const { replication = [] } = (await answer.json()) as { replication?: { state: string }[] };
    return replication.filter(({ state }) => state === 'streaming').length;
  }
});
