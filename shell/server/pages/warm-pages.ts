import { chooseEncoding } from '@cyberharbour/http-server';
import type { LiveSet } from '@cyberharbour/releases';
import { sessionCookies } from '@cyberharbour/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasTrial } from '../visitors/visitor.ts';

/** Pages that are made ahead at most; each costs what its first visitor would wait for. */
const most = 8;

/** What a page depends on of whoever asks for it; nothing that names anybody. */
function describeRequest({ url, headers, cookies }: FastifyRequest) {
  const theme = cookies['__Host-theme'] ?? cookies['theme'];
  const hasSession = sessionCookies.some((name) => cookies[name] !== undefined);
  const cookie = [...(theme ? [`theme=${theme}`] : []), ...(hasSession ? [`${sessionCookies[0]}=some`] : [])].join(
    '; ',
  );
  return {
    url,
    headers: {
      host: headers.host ?? '',
      'accept-encoding': chooseEncoding(headers['accept-encoding']),
      ...(cookie && { cookie }),
    },
  };
}

/**
 * Makes the pages that were asked for last as soon as a release has moved, so that the next visitor does not wait for
 * that. It looks at the set by itself, as often as visitors make the server look.
 * @param interval milliseconds; 0: nothing is made ahead
 * @returns notes that somebody asked for a page
 */
export function warmPages(
  web: FastifyInstance,
  readSet: () => Promise<LiveSet>,
  interval: number,
): (request: FastifyRequest) => void {
  if (interval === 0) return () => undefined;
  const recent = new Map<string, ReturnType<typeof describeRequest>>();
  let last: LiveSet | undefined;
  let isLooking = false;
  let isWarming = false;
  async function look() {
    const set = await readSet();
    const hasMoved = last !== undefined && last !== set;
    last = set;
    // Who tries a version gets other pages than who does not.
    if (!hasMoved || hasTrial(set)) return;
    isWarming = true;
    try {
      for (const request of [...recent.values()].reverse()) await web.inject(request);
    } finally {
      isWarming = false;
    }
  }
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    // A store that is away is in the log already.
    void look()
      .catch(() => undefined)
      .finally(() => (isLooking = false));
  }, interval).unref();
  web.addHook('onClose', () => clearInterval(timer));
  return (request) => {
    // What is made ahead is not asked for.
    if (isWarming) return;
    const described = describeRequest(request);
    const key = JSON.stringify(described);
    recent.delete(key);
    recent.set(key, described);
    const [oldest] = recent.keys();
    if (recent.size > most && oldest !== undefined) recent.delete(oldest);
  };
}
