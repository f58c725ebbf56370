import { here, type Layout, type Place } from './plan.ts';

/** What HAProxy says itself where no process is left: the shape of every failure of the API. */
export const nobodyAnswers = [
  'HTTP/1.1 503 Service Unavailable',
  'cache-control: no-store',
  'content-type: application/json; charset=utf-8',
  'retry-after: 3',
  '',
  '{"success":false,"code":"UNREACHABLE","message":"We cannot be reached right now. Please try again in a moment."}',
  '',
].join('\r\n');

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('');

export function describeProxy(plan: Layout): string {
  const { ports, databases, apis, webs, etcd, files, proxy } = plan;
  const machines = (path: string) => [
    'mode tcp',
    'retries 3',
    // One that refuses a connection is not asked again: the next one is.
    'option redispatch 1',
    `option httpchk OPTIONS ${path}`,
    'http-check expect status 200',
    'timeout check 1s',
    'default-server inter 500ms fall 3 rise 1 on-marked-down shutdown-sessions',
    ...databases.map(({ name, host, port, control }) => `server ${name} ${host}:${port} check port ${control}`),
  ];
  const reading = ['balance source', 'hash-type consistent'];
  // Visitors read on whatever happens to the primary; it answers them where no replica is near enough.
  const readers = [
    'mode tcp',
    `bind ${here}:${ports.read}`,
    'use_backend database-replica if { nbsrv(database-replica) gt 0 }',
    'default_backend database-any',
  ];
  const processes = (path: string, all: readonly Place[]) => [
    'mode http',
    // One that is not ready answers 404, and finishes what it has; what a silent one has is cut, and asked of the next.
    `option httpchk GET ${path}?unready=404`,
    'http-check disable-on-404',
    'http-check expect status 200',
    'timeout check 3s',
    'balance leastconn',
    'retries 2',
    'option redispatch 1',
    // A read that one process could not answer is asked of the next; a write is sent again by whoever has its key.
    'retry-on conn-failure empty-response 503',
    'http-request disable-l7-retry unless METH_GET',
    `errorfile 503 ${files.proxyError}`,
    `errorfile 502 ${files.proxyError}`,
    'default-server inter 500ms fall 3 rise 1 on-marked-down shutdown-sessions',
    ...all.map(({ name, host, port }) => `server ${name} ${host}:${port} check`),
    // Where none is ready, all of them get requests: each serves what it can, and says itself what it cannot.
    'option allbackups',
    ...all.map(({ name, host, port }) => `server ${name}-at-worst ${host}:${port} backup`),
  ];
  // One that has lost the others says so, and is not asked.
  const agreeing = [
    'mode tcp',
    'option httpchk GET /health',
    'http-check expect status 200',
    'timeout connect 500ms',
    'timeout check 500ms',
    'option redispatch 1',
    'default-server inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...etcd.map(({ name, host, port }) => `server ${name} ${host}:${port} check`),
  ];
  return `global
  maxconn 2000
  stats socket ${files.proxySocket} mode 600 level admin
${indent(proxy.global)}defaults
  timeout connect 2s
  timeout client 75s
  timeout server 75s
${databases
  .filter(({ etcd: port }) => port !== undefined)
  .map(({ name, etcd: port }) => `listen etcd-${name}\n${indent([`bind ${here}:${port}`, ...agreeing])}`)
  .join('')}
backend database-write
${indent(machines('/primary'))}
backend database-replica
${indent([...machines('/replica?lag=16MB'), ...reading])}
backend database-any
${indent([...machines('/read-only?lag=16MB'), ...reading])}
frontend write
${indent(['mode tcp', `bind ${here}:${ports.write}`, 'default_backend database-write'])}
frontend read
${indent(readers)}
frontend api
${indent(['mode http', `bind ${here}:${ports.api}`, 'default_backend apis'])}
backend apis
${indent(processes('/readyz', apis))}
frontend web
${indent(['mode http', ...proxy.front, 'option forwardfor', 'default_backend webs'])}
backend webs
${indent(processes('/readyz', webs))}`;
}
