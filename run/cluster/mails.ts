import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiResponse, callApi, cookieOf } from '../../server/src/testing/caller.ts';

/** Milliseconds between two people who ask for a code. */
const pace = 2000;
/** Milliseconds in which their mails have to come. */
const longest = 120_000;

/** People who join, ask for a code by mail, and wait for it. */
export class CodeSeekers {
  /** What was not answered with a success. */
  readonly failures: ApiResponse[] = [];
  private readonly api: string;
  /** When each of them asked, by their address. */
  private readonly asked = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private readonly underWay = new Set<Promise<void>>();

  constructor(api: string) {
    this.api = api;
    this.timer = setInterval(() => {
      const one = this.askForCode().finally(() => this.underWay.delete(one));
      this.underWay.add(one);
    }, pace);
  }

  /**
   * @param back when mails could be sent again
   * @returns how many mails were asked for, came not at all or came twice, and when the last one came that waited
   */
  async stop(outbox: string, back: number) {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
    const addresses = [...this.asked.keys()];
    const read = async () => {
      const came = await listArrivals(outbox);
      return { came, missing: addresses.filter((email) => !came.has(email)) };
    };
    let found = await read();
    for (const end = Date.now() + longest; found.missing.length > 0 && Date.now() < end; found = await read())
      await pause(200);
    const waited = addresses.filter((email) => (this.asked.get(email) ?? 0) < back);
    return {
      asked: addresses.length,
      lost: found.missing.length,
      twice: addresses.filter((email) => (found.came.get(email)?.length ?? 0) > 1).length,
      lastCame: Math.max(back, ...waited.flatMap((email) => found.came.get(email) ?? [])),
    };
  }

  private async askForCode(): Promise<void> {
    const email = `seeker${Date.now()}@example.com`;
    const body = { name: 'Ada', email, password: 'ladder custard', role: 'general' };
    const joined = await callApi(this.api, 'POST', '/auth/register', { body });
    const sent = await callApi(this.api, 'POST', '/auth/send-verify-otp', { cookie: cookieOf(joined), body: {} });
    for (const answer of [joined, sent]) if (answer.status === 0 || answer.status >= 400) this.failures.push(answer);
    if (sent.status < 300 && sent.status > 0) this.asked.set(email, Date.now());
  }
}

/** When mails came to each address. */
async function listArrivals(outbox: string): Promise<Map<string, number[]>> {
  const arrivals = new Map<string, number[]>();
  for (const name of (await readdir(outbox)).filter((each) => each.endsWith('.eml'))) {
    const file = join(outbox, name);
    const [, to = ''] = /^To: (\S+?)\r?$/m.exec(await readFile(file, 'utf8')) ?? [];
    arrivals.set(to, [...(arrivals.get(to) ?? []), (await stat(file)).mtimeMs]);
  }
  return arrivals;
}
