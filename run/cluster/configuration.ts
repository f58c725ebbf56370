import { databaseName, type DatabaseNode, type EtcdNode, here, type Layout, type Place, redisName } from './plan.ts';

/**
 * Seconds: a primary that is gone is replaced once its lease ends. Patroni asks for a lease of at least one loop and
 * two tries.
 */
const pace = {
  ttl: 5,
  loop_wait: 1,
  retry_timeout: 2,
  // One that has crashed is replaced, where there is another: it may crash again, on a full disk for one.
  primary_start_timeout: 0,
  // One that cannot end in order, either.
  primary_stop_timeout: 5,
};

/** Options of one etcd by their names. */
export function describeEtcd({ etcd, files }: Layout, { name, host, port, peer }: EtcdNode): Record<string, string> {
  const [clients, peers] = [`http://${host}:${port}`, `http://${host}:${peer}`];
  return {
    name,
    'data-dir': files.etcdData(name),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': etcd.map((each) => `${each.name}=http://${each.host}:${each.peer}`).join(','),
    'initial-cluster-token': databaseName,
    'heartbeat-interval': '100',
    // A leader that is gone is replaced before Patroni has tried for `retry_timeout`.
    'election-timeout': '1000',
    'enable-v2': 'true',
  };
}

/** For Patroni, which reads YAML: JSON is YAML. */
export function describePatroni(plan: Layout, node: DatabaseNode, bin: string): string {
  const { files } = plan;
  const { superuser, replication } = plan.secrets;
  const hosts = [...new Set(plan.databases.map(({ host }) => host))];
  return JSON.stringify({
    scope: databaseName,
    name: node.name,
    restapi: { listen: `${node.host}:${node.control}`, connect_address: `${node.host}:${node.control}` },
    // By version 2 of etcd's interface: by version 3, Patroni 3.0 takes the lock of a primary that was promoted while
    // it was paused itself, and what that one acknowledged is lost (docs/decisions). Without use_proxies it would ask
    // etcd for its own address, and go past what a drill cuts.
    etcd:
      node.etcd === undefined
        ? { hosts: plan.etcd.map(({ host, port }) => `${host}:${port}`) }
        : { host: `${here}:${node.etcd}`, use_proxies: true },
    watchdog: { mode: 'off' },
    bootstrap: {
      dcs: {
        ...pace,
        maximum_lag_on_failover: 1_048_576,
        // Strict: without a second machine that has it, nothing is acknowledged.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, max_wal_senders: 8, wal_keep_size: '256MB', wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${node.host}:${node.port}`,
      connect_address: `${node.host}:${node.port}`,
      data_dir: files.databaseData(node.name),
      bin_dir: bin,
      pgpass: files.databasePasswords(node.name),
      authentication: {
        superuser: { username: 'postgres', password: superuser },
        replication: { username: 'replicator', password: replication },
      },
      pg_hba: [
        'local all all scram-sha-256',
        ...hosts.flatMap((host) => [
          `host all all ${host}/32 scram-sha-256`,
          `host replication replicator ${host}/32 scram-sha-256`,
        ]),
      ],
      parameters: {
        unix_socket_directories: files.databaseSockets(node.name),
        shared_buffers: '48MB',
        // A replica of a new primary asks for its log at once, and writes wait for it.
        wal_retrieve_retry_interval: '500ms',
        tcp_keepalives_idle: 5,
        tcp_keepalives_interval: 2,
        tcp_keepalives_count: 3,
      },
    },
  });
}

/** What `deploy/patroni/disk-guard.sh` has to know, in its order; the megabytes come after it. */
export function describeGuard({ etcd, files }: Layout, node: DatabaseNode) {
  const own = etcd.find(({ host }) => host === node.host);
  return {
    DATA_FOLDER: files.databaseData(node.name),
    PATRONI: `http://${node.host}:${node.control}`,
    NODE: node.name,
    ETCD: `http://${node.host}:${node.etcd ?? own?.port}`,
  };
}

/** The database of the product, and the account that owns it and nothing else. */
export const describeDatabase = ({ secrets }: Layout): string[] => [
  `create role ${databaseName} login password '${secrets.application}'`,
  `create database ${databaseName} owner ${databaseName}`,
];

/** Whom the pool lets in, and as whom it comes to the database. */
export const describePoolUsers = ({ secrets }: Layout) => `"${databaseName}" "${secrets.application}"\n`;

/** Transactions share connections: twenty of them serve every process. */
export function describePool({ files, ports }: Layout): string {
  const options = "connect_query='select 1'";
  return `[databases]
${databaseName} = host=${here} port=${ports.write} dbname=${databaseName} ${options}
${databaseName}_read = host=${here} port=${ports.read} dbname=${databaseName} ${options}

[pgbouncer]
listen_addr = ${here}
listen_port = ${ports.pool}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${files.poolUsers}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
server_idle_timeout = 60
server_check_delay = 5
tcp_keepalive = 1
`;
}

/** Without a password: nobody else may reach it, on its own machine or on the network of the three. */
const reachable = ({ host }: Place) => `bind ${host}\nprotected-mode ${host === here ? 'yes' : 'no'}\n`;

export function describeRedis(plan: Layout, node: Place): string {
  const [first] = plan.redis;
  const source = first && first.name !== node.name ? `replicaof ${first.host} ${first.port}\n` : '';
  const folder = plan.files.redisData(node.name);
  return `${reachable(node)}port ${node.port}\ndir ${folder}\nsave ""\nappendonly no\n${source}`;
}

/** Two of three have to agree that the primary is gone. */
export function describeSentinel(plan: Layout, node: Place): string {
  const [first] = plan.redis;
  return `${reachable(node)}port ${node.port}
dir ${plan.files.redisData(node.name)}
sentinel monitor ${redisName} ${first?.host ?? here} ${first?.port ?? 0} 2
sentinel down-after-milliseconds ${redisName} 2000
sentinel failover-timeout ${redisName} 6000
sentinel parallel-syncs ${redisName} 1
`;
}
