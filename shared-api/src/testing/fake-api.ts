import { NotReached, queryOf, TakenBack, type Answer, type Call } from '../core/wire/call';
import { wire } from '../core/wire/wire';
import { failure } from './answers';
import { answerOf } from './fake-routes';
import type { Holdings } from './holdings';

export interface FakeApi {
  /** Every call so far, as `PUT /admin/campaigns/c1/approve`, with its query where it has one. */
  calls: string[];
  /** What each call sent, in the same order; a form is shown as its fields. */
  sent: unknown[];
  headers: Record<string, string>[];
  holdings: Holdings;
}

/** On the way until it is let go, or given up. */
async function wait({ onProgress, signal }: Call, held: Promise<unknown>) {
  onProgress?.(0.5);
  const givenUp = new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new TakenBack()));
  });
  await Promise.race([held, givenUp]);
}

/**
 * Stands in for the server behind the wire: it holds what it was given, changes it as the calls say, and answers in
 * the contract's shapes
 * (each answer is checked against them).
 */
export function fakeApi(holdings: Holdings = {}): FakeApi {
  const api: FakeApi = { calls: [], sent: [], headers: [], holdings };
  wire.send = async (call: Call): Promise<Answer> => {
    const { method, url, json, form, headers = {}, as } = call;
    const [path = '', asked] = url.split('?');
    const query = new URLSearchParams([...queryOf(call), ...new URLSearchParams(asked)]);
    const body = form ? Object.fromEntries(form) : json && (JSON.parse(JSON.stringify(json)) as unknown);
    api.calls.push(`${method} ${path}${query.size > 0 ? `?${query.toString()}` : ''}`);
    api.sent.push(body);
    api.headers.push(headers);
    await Promise.resolve();
    const held = holdings.held?.[`${method} ${path}`];
    if (held) await wait(call, held);
    const fault = holdings.failing?.[`${method} ${path}`];
    if (fault?.status === 0) throw new NotReached();
    if (fault) {
      const refusal = failure({ message: fault.message ?? '', code: fault.code ?? 'FAKE', errors: fault.errors });
      return {
        status: fault.status,
        body: refusal,
        retryAfter: fault.retryAfter === undefined ? null : String(fault.retryAfter),
      };
    }
    if (as === 'blob') return { status: 200, body: new Blob(['x'], { type: 'image/webp' }), retryAfter: null };
    const version = /^"(\d+)"$/.exec(headers['If-Match'] ?? '')?.[1];
    const { status, data } = answerOf({
      method,
      path,
      query,
      body,
      readAt: version === undefined ? undefined : Number(version),
      tag: headers['If-Match'],
      holdings,
    });
    return { status, body: data, retryAfter: null };
  };
  return api;
}
