import { isIP } from 'node:net';
import { join } from 'node:path';
import { UserError } from '../processes/product.ts';
import {
  describeEtcd,
  describeGuard,
  describePatroni,
  describePool,
  describePoolUsers,
  describeRedis,
  describeSentinel,
} from './configuration.ts';
import { describeProxy, nobodyAnswers } from './proxy-configuration.ts';
import { type Files, makeSecrets, numberOf, type Place, type Layout } from './plan.ts';
import { describeApi, describeWeb } from './product.ts';
import { machinePort } from './watching.ts';

/** Ports as the programs' own documents have them, the same on each host. */
const ports = {
  etcd: 2379,
  etcdPeers: 2380,
  postgres: 5432,
  patroni: 8008,
  redis: 6379,
  sentinel: 26_379,
  api: 4000,
  metrics: 9400,
  web: 3000,
};
/** Of the pool and the proxy, which a host has for itself. */
const ofEachHost = { write: 5000, read: 5001, api: 5002, pool: 6432 };

/** Where Debian's packages expect them. */
const filesOf = (prefix: string): Files => ({
  etcdData: () => join(prefix, '/var/lib/etcd/cyberharbour'),
  databaseData: () => join(prefix, '/var/lib/postgresql/cyberharbour'),
  databasePasswords: () => join(prefix, '/var/lib/postgresql/cyberharbour.pgpass'),
  databaseSockets: () => join(prefix, '/var/run/postgresql'),
  redisData: () => join(prefix, '/var/lib/redis'),
  poolUsers: join(prefix, '/etc/pgbouncer/userlist.txt'),
  proxySocket: join(prefix, '/run/haproxy/admin.sock'),
  proxyError: join(prefix, '/etc/haproxy/errors/cyberharbour-503.http'),
});

/** The front speaks TLS, by a certificate that its operator puts there. */
const proxyOf = (prefix: string): Layout['proxy'] => ({
  global: ['user haproxy', 'group haproxy'],
  front: [
    'bind :80',
    `bind :443 ssl crt ${join(prefix, '/etc/haproxy/site.pem')} alpn h2,http/1.1`,
    'http-request redirect scheme https code 301 unless { ssl_fc }',
    'http-request set-header x-forwarded-proto https',
    'http-request del-header x-forwarded-for',
  ],
});

/**
 * The plan of three hosts, each with one of everything but Redis, which two have.
 * @param addresses of the network that only they are in
 * @param site the address that people open, over https
 * @throws UserError where these are not three different addresses, or the site is not one of a host
 */
export function planHosts(addresses: readonly string[], site: string): Layout {
  const wrong = addresses.find((address) => isIP(address) !== 4);
  if (wrong !== undefined) throw new UserError(`${wrong} is no address of a host, such as 10.0.0.1.`);
  if (new Set(addresses).size !== 3 || addresses.length !== 3)
    throw new UserError('Three hosts are needed, each with an address of its own: two of them have to agree.');
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (url?.protocol !== 'https:' || url.origin !== site)
    throw new UserError(`${site} is not the address that people open, such as https://harbour.example.`);
  const place = (kind: string, port: number) =>
    addresses.map((host, index): Place => ({ name: `${kind}-${index + 1}`, host, port }));
  return {
    files: filesOf(''),
    site,
    proxy: proxyOf(''),
    etcd: place('etcd', ports.etcd).map((node) => ({ ...node, peer: ports.etcdPeers })),
    databases: place('database', ports.postgres).map((node) => ({ ...node, control: ports.patroni })),
    ports: ofEachHost,
    redis: place('redis', ports.redis).slice(0, 2),
    sentinels: place('sentinel', ports.sentinel),
    apis: place('api', ports.api).map((node) => ({ ...node, metrics: ports.metrics })),
    webs: place('web', ports.web),
    secrets: makeSecrets(),
  };
}

export interface HostFile {
  /** On the host. */
  path: string;
  content: string;
  owner: string;
  /** As chmod has it. */
  mode: string;
}

const settings = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Others decide these: where pictures lie, who takes mails, and where releases are. */
const chosenByYou = {
  api: '# Yours: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, SMTP_URL, ADMIN_PASSWORD\n',
  web: '# Yours: RELEASE_STORE\n',
};

/** Lets the three hosts in, and everybody at the front: nothing else that runs there asks for a password of its own. */
const describeFirewall = ({ etcd }: Layout) => `table inet cyberharbour {
  chain input {
    type filter hook input priority filter; policy accept;
    iif "lo" accept
    ip saddr { ${etcd.map(({ host }) => host).join(', ')} } accept
    tcp dport { ${[...Object.values(ports), ...Object.values(ofEachHost), machinePort].join(', ')} } drop
  }
}
`;

/**
 * @param host its address
 * @param bin the folder of PostgreSQL's programs on that host
 * @param prefix in front of `/etc`, `/var` and `/run`, where it is tried on one machine
 */
export function describeHost(whole: Layout, host: string, bin: string, prefix = ''): HostFile[] {
  const plan = { ...whole, files: filesOf(prefix), proxy: proxyOf(prefix) };
  const ofHost = <Node extends Place>(nodes: readonly Node[]) => nodes.filter((node) => node.host === host);
  const file = (path: string, content: string, owner: string, mode = '0600'): HostFile => ({
    path: join(prefix, path),
    content,
    owner,
    mode,
  });
  const etcdName = (option: string) => `ETCD_${option.toUpperCase().replaceAll('-', '_')}`;
  return [
    ...ofHost(plan.etcd).map((node) => {
      const options = Object.entries(describeEtcd(plan, node)).map(([option, value]) => [etcdName(option), value]);
      return file('/etc/default/etcd', settings(Object.fromEntries(options) as Record<string, string>), 'root', '0644');
    }),
    ...ofHost(plan.databases).flatMap((node) => [
      file('/etc/patroni/config.yml', `${describePatroni(plan, node, bin)}\n`, 'postgres'),
      file('/etc/cyberharbour/disk-guard.env', settings(describeGuard(plan, node)), 'root'),
    ]),
    file('/etc/haproxy/haproxy.cfg', describeProxy(plan), 'root'),
    file('/etc/haproxy/errors/cyberharbour-503.http', nobodyAnswers, 'root', '0644'),
    file('/etc/pgbouncer/pgbouncer.ini', describePool(plan), 'postgres'),
    file('/etc/pgbouncer/userlist.txt', describePoolUsers(plan), 'postgres'),
    ...ofHost(plan.redis).map((node) => file('/etc/redis/redis.conf', describeRedis(plan, node), 'redis')),
    // Sentinel writes into its file.
    ...ofHost(plan.sentinels).map((node) => file('/etc/redis/sentinel.conf', describeSentinel(plan, node), 'redis')),
    ...ofHost(plan.apis).map((node) =>
      file('/etc/cyberharbour/api.env', settings(describeApi(plan, node)) + chosenByYou.api, 'root'),
    ),
    ...ofHost(plan.webs).map((node) =>
      file('/etc/cyberharbour/web.env', settings(describeWeb(plan, node)) + chosenByYou.web, 'root'),
    ),
    file('/etc/nftables.d/cyberharbour.nft', describeFirewall(plan), 'root', '0644'),
  ];
}

const quote = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** A script that puts the files of a host in place, from the folder that it lies in. */
export const describeInstall = (files: readonly HostFile[]): string => `#!/bin/sh
# Puts the files beside it in place, each for the account of its program alone.
set -eu
cd "$(dirname "$0")"
${files
  .map(({ path, owner, mode }) => `install -D -o ${owner} -g ${owner} -m ${mode} ${quote(`.${path}`)} ${quote(path)}\n`)
  .join('')}`;

/** What an operator calls a host: by its number. */
export const nameOfHost = (place: Place) => `host-${numberOf(place.name)}`;
