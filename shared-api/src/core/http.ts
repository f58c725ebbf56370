import type { Failure } from '../contract/index';
import { ApiFailure, cancelled } from './failure';
import { NotReached, server, type Confirm, TakenBack, type Answer, type Call } from './wire/call';
import { wire } from './wire/wire';

/** Milliseconds that a call may take. An upload on a slow line takes its time. */
const [callTime, uploadTime] = [30_000, 150_000];

interface ApiSettings {
  /** Where the API lives, as `https://api.example.com/api`. */
  baseUrl: string;
  /** After a 403: whether somebody proved again who they are, so that the call is worth repeating. */
  confirm?: Confirm;
}

/** Said once, by the host. */
export function configureApi({ baseUrl, confirm }: ApiSettings): void {
  server.base = baseUrl;
  server.confirm = confirm;
}

/** What a server says of an address that it has not: one of an earlier release than this page, or of a later one. */
const unknownCall = /^There is nothing at [A-Z]+ /;
const notThere =
  'The server does not offer this yet: it is of an earlier release than this page. Please try again after its next update.';

/** What a failure says of itself; nothing where it is no object. */
const saidIn = (body: unknown) => Object(body) as Partial<Failure>;

const unreachable = 'UNREACHABLE';

/** A server in front of the API says that it did not reach it. */
const isOfGateway = ({ status, body }: Answer) => status === 502 || status === 504 || saidIn(body).code === unreachable;

const none = { message: '', errors: {}, retryAfter: undefined };

function refusalOf({ status, body, retryAfter }: Answer): ApiFailure {
  const said = saidIn(body);
  const wait = Number(retryAfter ?? undefined);
  const isUnknown = status === 404 && unknownCall.test(said.message ?? '');
  return new ApiFailure(status, {
    message: isUnknown ? notThere : (said.message ?? ''),
    code: isUnknown ? 'NOT_OFFERED' : (said.code ?? 'UNKNOWN'),
    errors: said.errors ?? {},
    retryAfter: wait >= 0 ? wait : undefined,
  });
}

function failureOf(error: unknown): unknown {
  if (error instanceof TakenBack) return new ApiFailure(0, { ...none, code: cancelled });
  return error instanceof NotReached ? new ApiFailure(0, { ...none, code: unreachable }) : error;
}

async function call<Body>(request: Omit<Call, 'timeout'> & { timeout?: number }): Promise<Body> {
  const answer = await wire.send({ timeout: callTime, ...request }).catch((error: unknown) => {
    throw failureOf(error);
  });
  if (isOfGateway(answer)) throw failureOf(new NotReached(''));
  if (answer.status > 199 && answer.status < 300) return answer.body as Body;
  const refusal = refusalOf(answer);
  if (refusal.status === 403 && (await server.confirm?.(refusal))) return call(request);
  throw refusal;
}

type Reading = Pick<Call, 'signal' | 'params'>;

/** How a form on its way is watched, and given up. */
export interface Sending {
  signal?: AbortSignal | undefined;
  /** Called with how much of it has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Names the version that a change was made from: refused with 412 once there is another. */
const madeFrom = (updatedAt: string) => madeFromState(Date.parse(updatedAt));

/** Names the state that a change was made from, where that is all of it that counts. */
const madeFromState = (state: string | number) => ({ 'If-Match': `"${state}"` });

/** Names one attempt to create something. */
const once = (key: string) => ({ 'Idempotency-Key': key });

type Fields = Record<string, string | File | undefined>;

/** A form with files travels in parts; what is `undefined` is left out. */
function parts(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

/** Every method resolves to the answer's body. @throws ApiFailure */
export const http = {
  get: <Body>(url: string, reading: Reading = {}) => call<Body>({ method: 'GET', url, ...reading }),
  /** A stored file, by its whole address. */
  file: (url: string, reading: Reading = {}) => call<Blob>({ method: 'GET', url, as: 'blob', ...reading }),
  /** With a `key`, a repetition of it answers the first result. One that works for long says so. */
  post: <Body>(url: string, json?: object, key?: string, isLong?: boolean) =>
    call<Body>({
      method: 'POST',
      url,
      json,
      headers: key ? once(key) : undefined,
      timeout: isLong ? uploadTime : callTime,
    }),
  put: <Body>(url: string, json?: object) => call<Body>({ method: 'PUT', url, json }),
  /** A PUT that counts only while the item is as it was when it was read: `updatedAt` of its answer. */
  decide: <Body>(url: string, updatedAt: string, json?: object) =>
    call<Body>({ method: 'PUT', url, json, headers: madeFrom(updatedAt) }),
  /** A PUT that counts only while a value of the item is the one that was read. */
  change: <Body>(url: string, from: string, json: object) =>
    call<Body>({ method: 'PUT', url, json, headers: madeFromState(from) }),
  /** The whole of a list as a table for a spreadsheet. */
  table: async (url: string, params: Reading['params'] = {}) => {
    const file = await call<Blob>({
      method: 'GET',
      url,
      params,
      as: 'blob',
      timeout: uploadTime,
      headers: { Accept: 'text/csv' },
    });
    // A server of an earlier release has no tables and answers the list itself.
    if (file.type.startsWith('application/json'))
      throw new ApiFailure(404, { ...none, message: notThere, code: 'NOT_OFFERED' });
    return file;
  },
  delete: <Body>(url: string) => call<Body>({ method: 'DELETE', url }),
  /** A POST that creates something: the same `key` again answers the first result and creates nothing. */
  create: <Body>(url: string, fields: Fields, key: string, sending: Sending = {}) =>
    call<Body>({ method: 'POST', url, form: parts(fields), timeout: uploadTime, headers: once(key), ...sending }),
  /** A PUT of a whole form, which counts only while the item is as it was when it was read. */
  replace: <Body>(url: string, { updatedAt, ...fields }: Fields & { updatedAt: string }, sending: Sending = {}) =>
    call<Body>({
      method: 'PUT',
      url,
      form: parts(fields),
      timeout: uploadTime,
      headers: madeFrom(updatedAt),
      ...sending,
    }),
};
