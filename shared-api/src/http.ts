import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import type { Failure } from './contract/index';
import { ApiFailure } from './failure';

/** The one HTTP client of all browsers' code; the session's cookie goes with every call. */
export const client = axios.create({ withCredentials: true, timeout: 30_000 });

/** An upload on a slow line takes its time, in milliseconds. */
const uploadTime = 150_000;

/** Says once where the API lives, as `https://api.example.com/api`. */
export function configureApi({ baseUrl }: { baseUrl: string }): void {
  client.defaults.baseURL = baseUrl;
}

/** Whether a cookie of the API is one of this page, too: cookies know hosts, not ports. */
export const apiIsOnThisHost = (): boolean => client.defaults.baseURL !== undefined && new URL(client.defaults.baseURL, location.href).hostname === location.hostname;

const isFailure = (data: unknown): data is Partial<Failure> => typeof data === 'object' && data !== null && 'message' in data;

function failureOf(error: unknown): unknown {
  if (!(error instanceof AxiosError)) return error;
  const said = isFailure(error.response?.data) ? error.response.data : {};
  const wait = Number(error.response?.headers['retry-after']);
  return new ApiFailure(error.response?.status ?? 0, {
    message: said.message ?? '',
    code: said.code ?? (error.response ? 'UNKNOWN' : 'UNREACHABLE'),
    errors: said.errors ?? {},
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}

async function call<Answer>(request: AxiosRequestConfig): Promise<Answer> {
  try {
    return (await client.request<Answer>(request)).data;
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    throw failureOf(error);
  }
}

interface Reading {
  signal?: AbortSignal | undefined;
  params?: Record<string, string | number | boolean | undefined>;
}

/** A form with files travels in parts; what is `undefined` is left out. */
function parts(fields: Record<string, string | File | undefined>): FormData {
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
    call<Answer>({ method: 'put', url, data, headers: { 'If-Match': `"${Date.parse(updatedAt)}"` } }),
  /** The whole of a list as a table for a spreadsheet. */
  table: (url: string, params: Reading['params'] = {}) =>
    call<Blob>({ method: 'get', url, params, responseType: 'blob', timeout: uploadTime, headers: { Accept: 'text/csv' } }),
  delete: <Answer>(url: string) => call<Answer>({ method: 'delete', url }),
  /** A POST that creates something: the same `key` again answers the first result and creates nothing. */
  create: <Answer>(url: string, fields: Record<string, string | File | undefined>, key: string) =>
    call<Answer>({ method: 'post', url, data: parts(fields), timeout: uploadTime, headers: { 'Idempotency-Key': key } }),
  replace: <Answer>(url: string, fields: Record<string, string | File | undefined>) =>
    call<Answer>({ method: 'put', url, data: parts(fields), timeout: uploadTime }),
};
