import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import type { Failure } from './contract/index';
import { ApiFailure, cancelled } from './failure';

/** The one HTTP client of all browsers' code; the session's cookie goes with every call. */
export const client = axios.create({ withCredentials: true, timeout: 30_000 });

/** An upload on a slow line takes its time, in milliseconds. */
const uploadTime = 150_000;

/** Says once where the API lives, as `https://api.example.com/api`. */
export function configureApi({ baseUrl }: { baseUrl: string }): void {
  client.defaults.baseURL = baseUrl;
}

const isFailure = (data: unknown): data is Partial<Failure> => typeof data === 'object' && data !== null && 'message' in data;

/** What a server says of an address that it has not: one of an earlier release than this page, or of a later one. */
const unknownCall = /^There is nothing at [A-Z]+ /;
const notThere = 'The server does not offer this yet: it is of an earlier release than this page. Please try again after its next update.';

function failureOf(error: unknown): unknown {
  if (axios.isCancel(error)) return new ApiFailure(0, { message: '', code: cancelled, errors: {}, retryAfter: undefined });
  if (!(error instanceof AxiosError)) return error;
  const said = isFailure(error.response?.data) ? error.response.data : {};
  const wait = Number(error.response?.headers['retry-after']);
  const isUnknown = error.response?.status === 404 && unknownCall.test(said.message ?? '');
  return new ApiFailure(error.response?.status ?? 0, {
    message: isUnknown ? notThere : (said.message ?? ''),
    code: isUnknown ? 'NOT_OFFERED' : said.code ?? (error.response ? 'UNKNOWN' : 'UNREACHABLE'),
    errors: said.errors ?? {},
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}

async function call<Answer>(request: AxiosRequestConfig): Promise<Answer> {
  try {
    return (await client.request<Answer>(request)).data;
  } catch (error) {
    // A read that nobody waits for any more is the cache's own affair.
    if (axios.isCancel(error) && request.method === 'get') throw error;
    throw failureOf(error);
  }
}

interface Reading {
  signal?: AbortSignal | undefined;
  params?: Record<string, string | number | boolean | undefined>;
}

/** How a form on its way is watched, and given up. */
export interface Sending {
  signal?: AbortSignal | undefined;
  /** Told how much of it has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

const watched = ({ signal, onProgress }: Sending): AxiosRequestConfig => ({
  ...(signal && { signal }),
  ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
});

/** Names the version that a change was made from: refused with 412 once there is another. */
const madeFrom = (updatedAt: string) => ({ 'If-Match': `"${Date.parse(updatedAt)}"` });

type Fields = Record<string, string | File | undefined>;

/** A form with files travels in parts; what is `undefined` is left out. */
function parts(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

/** Every method resolves to the answer's body. @throws ApiFailure */
export const http = {
  get: <Answer>(url: string, { signal, params }: Reading = {}) => call<Answer>({ method: 'get', url, params, ...(signal && { signal }) }),
  /** A stored file, by its whole address. */
  file: (url: string, { signal }: Reading = {}) => call<Blob>({ method: 'get', url, responseType: 'blob', ...(signal && { signal }) }),
  post: <Answer>(url: string, data?: object) => call<Answer>({ method: 'post', url, data }),
  put: <Answer>(url: string, data?: object) => call<Answer>({ method: 'put', url, data }),
  /** A PUT that counts only while the item is as it was when it was read: `updatedAt` of its answer. */
  decide: <Answer>(url: string, updatedAt: string, data?: object) =>
    call<Answer>({ method: 'put', url, data, headers: madeFrom(updatedAt) }),
  /** The whole of a list as a table for a spreadsheet. */
  table: async (url: string, params: Reading['params'] = {}) => {
    const file = await call<Blob>({ method: 'get', url, params, responseType: 'blob', timeout: uploadTime, headers: { Accept: 'text/csv' } });
    // A server of an earlier release has no tables and answers the list itself.
    if (file.type.startsWith('application/json')) throw new ApiFailure(404, { message: notThere, code: 'NOT_OFFERED', errors: {}, retryAfter: undefined });
    return file;
  },
  delete: <Answer>(url: string) => call<Answer>({ method: 'delete', url }),
  /** A POST that creates something: the same `key` again answers the first result and creates nothing. */
  create: <Answer>(url: string, fields: Fields, key: string, sending: Sending = {}) =>
    call<Answer>({ method: 'post', url, data: parts(fields), timeout: uploadTime, headers: { 'Idempotency-Key': key }, ...watched(sending) }),
  /** A PUT of a whole form, which counts only while the item is as it was when it was read. */
  replace: <Answer>(url: string, fields: Fields & { updatedAt: string }, sending: Sending = {}) =>
    call<Answer>({ method: 'put', url, data: parts(fields), timeout: uploadTime, headers: madeFrom(fields.updatedAt), ...watched(sending) }),
};
