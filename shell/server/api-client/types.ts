import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** Milliseconds until the API accepts a connection, begins its answer, and goes on with it. */
export interface ApiLimits {
  connect: number;
  head: number;
  body: number;
  /** Connections to the API; what comes above waits for one of them. */
  connections: number;
}

export interface ApiRequest {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: Readable | undefined;
  signal: AbortSignal;
}

export interface ApiClient {
  /** @returns the answer, whatever its status, whose body its caller reads or destroys */
  request(request: ApiRequest): Promise<IncomingMessage>;
  /** Ends all connections. */
  destroy(): void;
}
