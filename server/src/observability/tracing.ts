import { openTracing, type Tracing } from '@cyberharbour/http-server/tracing';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

export interface ApiTracing extends Tracing {
  /** What the database was asked, in the span of the request that asked. */
  seeQuery: (event: LogEvent) => void;
}

/** Spans of requests, and of their queries by OpenTelemetry's semantic conventions for databases. */
export function openApiTracing(endpoint: string, database: 'sqlite' | 'postgresql'): ApiTracing {
  const tracing = openTracing(endpoint, 'cyberharbour-api');
  return {
    ...tracing,
    seeQuery(event) {
      const end = Date.now();
      const { sql } = event.query;
      const [verb = 'query'] = sql.trimStart().split(/\s/, 1);
      const span = tracing.tracer.startSpan(verb, {
        kind: SpanKind.CLIENT,
        startTime: end - event.queryDurationMillis,
        // The values of a query are never part of its text.
        attributes: { 'db.system.name': database, 'db.operation.name': verb, 'db.query.text': sql },
      });
      if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
  };
}
