import FastifyOtelInstrumentation from '@fastify/otel';
import { context, propagation, type Span, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import type { Trace } from './trace.ts';

/** In milliseconds: a collector that is away must not hold up the end of the process. */
const longestSend = 2000;

export interface Tracing extends Trace {
  /** Before any route or hook: only what comes after it is seen. */
  watch: (app: FastifyInstance) => Promise<void>;
  tracer: Tracer;
  /** Sends what is still waiting; rejects when the collector does not take it. */
  stop: () => Promise<void>;
}

/**
 * Spans by OTLP over HTTP (OpenTelemetry's semantic conventions for HTTP), for a collector at `endpoint`. A module of
 * its own, so that a server without a collector loads none of it.
 * @param service the name of the server, as the collector shows it
 */
export function openTracing(endpoint: string, service: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: longestSend,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: longestSend })],
  });
  // Context and W3C trace headers are the whole process's.
  provider.register();
  const tracer = provider.getTracer(service);
  const http = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    // Queries may hold what only the person should know: the token of a link, words of a search.
    requestHook: (span, request) =>
      void span.setAttributes({ 'url.path': request.url.split('?')[0] ?? '', 'http.request.id': request.id }),
  });
  http.setTracerProvider(provider);
  return {
    tracer,
    async watch(app) {
      await app.register(http.plugin());
    },
    headers() {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
    run: (name, work) => tracer.startActiveSpan(name, (span) => endWith(span, work)),
    stop: () => provider.shutdown(),
  };
}

async function endWith<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
