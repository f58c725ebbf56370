import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../processes/product.ts';

/** The programs of the cluster, and the Debian package that each comes with. */
const packages = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/bin/redis-server': 'redis-server',
  '/usr/bin/psql': 'postgresql-client',
  // For the guards of the disks.
  '/usr/bin/curl': 'curl',
};

const postgres = '/usr/lib/postgresql';

/** The folder of Debian's newest PostgreSQL server; undefined where there is none. */
function findPostgres(): string | undefined {
  const versions = existsSync(postgres) ? readdirSync(postgres).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(postgres, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/**
 * @returns the folder with the programs of PostgreSQL's server
 * @throws UserError with the packages that are missing
 */
export function requirePrograms(): string {
  if (process.platform !== 'linux') throw new UserError('The cluster runs on Linux: it is made of Debian packages.');
  const bin = findPostgres();
  const missing = Object.entries(packages).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (!bin) missing.push('postgresql');
  if (bin && missing.length === 0) return bin;
  throw new UserError(
    `The cluster needs Debian packages that are not installed. Install them with: apt-get install ${missing.join(' ')}`,
  );
}

export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL and PgBouncer refuse to run as root: there they get the account that the package made. */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const read = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}
