const origin = 'http://localhost:3000';

export interface ApiResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { message?: string };
}

/** One call to a running server over the wire; a connection that breaks, or a `signal` that ends it, is status 0. */
export async function callApi(
  api: string,
  method: string,
  url: string,
  more: { cookie?: string; body?: object | FormData; key?: string; signal?: AbortSignal } = {},
): Promise<ApiResponse> {
  const { cookie = '', body, key, signal } = more;
  const json = body && !(body instanceof FormData);
  try {
    const answer = await fetch(`${api}/api${url}`, {
      method,
      headers: {
        origin,
        cookie,
        ...(json && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(signal && { signal }),
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as ApiResponse['body'] };
  } catch {
    return { status: 0, headers: new Headers(), body: {} };
  }
}

export const cookieOf = ({ headers }: ApiResponse) =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('__Host-'))
    ?.split(';')[0] ?? '';

/** Calls one after another in several lanes until `stop`, which returns all the answers. */
export function keepCalling(lanes: number, call: () => Promise<ApiResponse>): { stop(): Promise<ApiResponse[]> } {
  const answers: ApiResponse[] = [];
  let going = true;
  const isGoing = () => going;
  const lane = async () => {
    while (isGoing()) answers.push(await call());
  };
  const all = Promise.all(Array.from({ length: lanes }, lane));
  return {
    async stop() {
      going = false;
      await all;
      return answers;
    },
  };
}
