import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { countMails, readOldestDue } from '../mail/store.ts';
import { lookAt } from './dependencies.ts';
import type { Context } from '../context.ts';
import { WrongSetting } from '../settings/settings.ts';

const { createServer } = process.getBuiltinModule('node:http');

/** In seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Figures for Prometheus on a port of their own, of this machine only: they are nobody's business but the operator's.
 * @param addGauges registers figures of features beside those of the server itself
 */
export async function serveMetrics(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'clock' | 'dependencies'>,
  { host, port }: { host: string; port: number },
  addGauges: (registry: Registry) => void,
): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  new Gauge({
    name: 'cyberharbour_outbox_mails',
    help: 'Mails in the outbox, by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { state, count } of await countMails(context.db)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'cyberharbour_outbox_oldest_seconds',
    help: 'How long the mail that is due longest has waited; 0 where none waits',
    registers: [registry],
    async collect() {
      const due = await readOldestDue(context.db, context.clock());
      this.set(due === null ? 0 : (context.clock() - due) / 1000);
    },
  });
  new Gauge({
    name: 'cyberharbour_dependency_up',
    help: '1 where a dependency of this process works, else 0',
    labelNames: ['dependency'],
    registers: [registry],
    async collect() {
      const states = context.dependencies.map(async (each) => [each.name, await lookAt(each)] as const);
      for (const [dependency, state] of await Promise.all(states)) this.set({ dependency }, state === 'ok' ? 1 : 0);
    },
  });
  new Counter({
    name: 'cyberharbour_security_events_total',
    help: 'Logins, codes, changes of accounts, limits and refusals, by event',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [event, count] of app.securityCounts) this.inc({ event }, count);
    },
  });
  addGauges(registry);
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: ids would make a line each.
    answered.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new WrongSetting(`METRICS_PORT: port ${port} is taken; stop what uses it or set another one.`)),
    );
    server.listen(port, host, resolve);
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
