import FastifyOtelInstrumentation from '@fastify/otel';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';

/** In milliseconds: a collector that is away must not hold up the end of the process. */
const longestSend = 2000;

export interface Tracing {
  /** Before any route or hook: only what comes after it is seen. */
  watch(app: FastifyInstance): Promise<void>;
  /** What the database was asked, in the span of the request that asked. */
  seeQuery: (event: LogEvent) => void;
  /** Sends what is still waiting; rejects when the collector does not take it. */
  stop(): Promise<void>;
}

/**
 * Spans by OTLP over HTTP (OpenTelemetry's semantic conventions for HTTP and databases), for a collector at `endpoint`.
 */
export function openTracing(endpoint: string, database: 'sqlite' | 'postgresql'): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: longestSend,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'cyberharbour-api' }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: longestSend })],
  });
  // Context and W3C trace headers are the whole process's.
  provider.register();
  const tracer = provider.getTracer('cyberharbour-api');
  const http = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    // Queries may hold what only the person should know: the token of a link, words of a search.
    requestHook: (span, request) =>
      void span.setAttributes({ 'url.path': request.url.split('?')[0] ?? '', 'http.request.id': request.id }),
  });
  http.setTracerProvider(provider);
  return {
    async watch(app) {
      await app.register(http.plugin());
    },
    seeQuery(event) {
      const end = Date.now();
      const { sql } = event.query;
      const [verb = 'query'] = sql.trimStart().split(/\s/, 1);
      const span = tracer.startSpan(verb, {
        kind: SpanKind.CLIENT,
        startTime: end - event.queryDurationMillis,
        // The values of a query are never part of its text.
        attributes: { 'db.system.name': database, 'db.operation.name': verb, 'db.query.text': sql },
      });
      if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    stop: () => provider.shutdown(),
  };
}
