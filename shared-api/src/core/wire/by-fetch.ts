import { addressOf, NotReached, TakenBack, type Answer, type Call } from './call';

/** Ends with the caller's own signal, or when the time is up. */
function limited({ signal, timeout }: Call) {
  const end = new AbortController();
  const stop = () => end.abort();
  const timer = setTimeout(stop, timeout);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  return {
    signal: end.signal,
    done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  };
}

async function bodyOf(response: Response, as: Call['as']): Promise<unknown> {
  if (as === 'blob' && response.ok) return response.blob();
  const text = await response.text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    // A proxy refuses in a page of its own, and its status counts. One that answers well in the API's place does not
    // speak for it.
    if (response.ok) throw error;
    return undefined;
  }
}

/** Sends what needs no watching; the session's cookie goes along. @throws TakenBack, NotReached */
export async function byFetch(call: Call): Promise<Answer> {
  const { method, json, headers, as, signal } = call;
  const limit = limited(call);
  try {
    const response = await fetch(addressOf(call), {
      method,
      credentials: 'include',
      headers: { Accept: 'application/json', ...(json && { 'Content-Type': 'application/json' }), ...headers },
      ...(json && { body: JSON.stringify(json) }),
      signal: limit.signal,
    });
    return {
      status: response.status,
      body: await bodyOf(response, as),
      retryAfter: response.headers.get('Retry-After'),
    };
  } catch (cause) {
    throw signal?.aborted ? new TakenBack('', { cause }) : new NotReached('', { cause });
  } finally {
    limit.done();
  }
}
