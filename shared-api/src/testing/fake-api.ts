import { AxiosError, AxiosHeaders, CanceledError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { client } from '../http';
import { answerOf } from './fake-routes';
import type { Holdings } from './holdings';

export interface FakeApi {
  /** Every call so far, as `PUT /admin/campaigns/c1/approve`, with its query where it has one. */
  calls: string[];
  /** What each call sent, in the same order; a form is shown as its fields. */
  sent: unknown[];
  headers: Record<string, unknown>[];
  holdings: Holdings;
}

const bodyOf = (data: unknown): unknown => (data instanceof FormData ? Object.fromEntries(data) : typeof data === 'string' ? JSON.parse(data) : undefined);

function refuse(config: InternalAxiosRequestConfig, status: number, data: object, retryAfter?: number): never {
  if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const headers = new AxiosHeaders(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
  const response = { status, statusText: '', data, headers, config } satisfies AxiosResponse;
  throw new AxiosError('', AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
}

/** On the way until it is let go, or given up. */
async function wait({ onUploadProgress, signal }: InternalAxiosRequestConfig, held: Promise<unknown>) {
  onUploadProgress?.({ progress: 0.5, loaded: 1, total: 2, bytes: 1, lengthComputable: true });
  const givenUp = new Promise((_, reject) => {
    signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
  await Promise.race([held, givenUp]);
}

/**
 * Stands in for the server below the one HTTP client: it holds what it was given, changes it as the calls say, and answers in the contract's shapes
 * (each answer is checked against them).
 */
export function fakeApi(holdings: Holdings = {}): FakeApi {
  const api: FakeApi = { calls: [], sent: [], headers: [], holdings };
  const adapter: AxiosAdapter = async (config) => {
    const method = (config.method ?? 'get').toUpperCase();
    const path = config.url ?? '';
    const query = new URLSearchParams(Object.entries((config.params ?? {}) as object).filter(([, value]) => value !== undefined).map(([key, value]) => [key, String(value)]));
    const body = bodyOf(config.data);
    api.calls.push(`${method} ${path}${query.size > 0 ? `?${query.toString()}` : ''}`);
    api.sent.push(body);
    api.headers.push(Object.fromEntries(Object.entries(config.headers)));
    await Promise.resolve();
    const held = holdings.held?.[`${method} ${path}`];
    if (held) await wait(config, held);
    const fault = holdings.failing?.[`${method} ${path}`];
    if (fault) refuse(config, fault.status, { success: false, message: fault.message ?? '', code: fault.code ?? 'FAKE', errors: fault.errors }, fault.retryAfter);
    if (config.responseType === 'blob') return { status: 200, statusText: '', data: new Blob(['x'], { type: 'image/webp' }), headers: {}, config };
    const version = /^"(\d+)"$/.exec(String(config.headers.get('If-Match') ?? ''))?.[1];
    const answer = answerOf({ method, path, query, body, readAt: version === undefined ? undefined : Number(version), holdings });
    if (answer.status >= 400) refuse(config, answer.status, answer.data);
    return { status: answer.status, statusText: '', data: answer.data, headers: {}, config };
  };
  client.defaults.adapter = adapter;
  return api;
}
