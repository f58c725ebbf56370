import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiResponse, callApi } from '../../server/src/testing/caller.ts';
import { form } from '../../server/src/testing/forms.ts';

/** An answer, by when it came. */
export interface Answer {
  kind: 'read' | 'page' | 'picture' | 'write';
  /** 0 where the connection broke or nothing came in time. */
  status: number;
  /** A 503 says when to come again. */
  hasRetryAfter: boolean;
  /** Milliseconds since it was asked for. */
  took: number;
  at: number;
}

/** Milliseconds that a person waits for an answer. */
const patience = 20_000;
/** Milliseconds until a refused write is sent again, with the same key. */
const again = 500;
/** Requests of one kind on their way; what comes above is left out, as nobody waits for ever. */
const most = 60;

/** Of visitors, one of them searched for. */
const pages = ['/', '/blog', '/campaigns', '/resources', '/blog?q=password'];

export interface LoadOptions {
  api: string;
  /** Where people read; its pages and pictures are asked for a third as often as the API's lists. */
  web: string;
  /** Cookies of verified members. */
  members: readonly string[];
  picture: Buffer;
  /** Paths of pictures that everybody sees. */
  pictures: readonly string[];
  /** In a second. */
  writes: number;
  reads: number;
}

/** Posts and reads at a steady rate, with a ledger of what was acknowledged. */
export class Load {
  readonly answers: Answer[] = [];
  /** Title by id of each post that was acknowledged. */
  readonly acknowledged = new Map<string, string>();
  private readonly options: LoadOptions;
  private readonly underWay = {
    read: new Set<Promise<void>>(),
    page: new Set<Promise<void>>(),
    picture: new Set<Promise<void>>(),
    write: new Set<Promise<void>>(),
  };
  private readonly timers: NodeJS.Timeout[] = [];
  private count = 0;
  private isOver = false;

  constructor(options: LoadOptions) {
    this.options = options;
  }

  start(): void {
    const begin = (kind: Answer['kind'], rate: number, call: () => Promise<void>) => {
      const all = this.underWay[kind];
      this.timers.push(
        setInterval(() => {
          if (all.size >= most) return;
          const one = call().finally(() => all.delete(one));
          all.add(one);
        }, 1000 / rate),
      );
    };
    begin('write', this.options.writes, () => this.write());
    begin('read', this.options.reads, () => this.read());
    begin('page', this.options.reads / 3, () => this.visit('page', pages));
    begin('picture', this.options.reads / 3, () => this.visit('picture', this.options.pictures));
  }

  /** Resolves once every request was answered; a write that is refused until then stays without an acknowledgement. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.isOver = true;
    await Promise.all(Object.values(this.underWay).flatMap((all) => [...all]));
  }

  private async write(): Promise<void> {
    const { members, picture, api: direct, web } = this.options;
    const cookie = members[(this.count += 1) % members.length] ?? '';
    const [title, key] = [randomUUID(), randomUUID()];
    // As browsers do, which know one origin; and as an app does.
    const api = this.count % 2 === 0 ? web : direct;
    do {
      const body = form({ title, content: 'Written in a drill.' }, { bytes: picture });
      const asked = Date.now();
      const answer = await callApi(api, 'POST', '/blogs', { cookie, key, body, signal: AbortSignal.timeout(patience) });
      this.note('write', asked, answer);
      if (answer.status === 201) this.acknowledged.set((answer.body['blog'] as { _id: string })._id, title);
      if (answer.status === 201 || (answer.status < 500 && answer.status !== 0)) return;
      await pause(again);
    } while (!this.isOver);
  }

  private async read(): Promise<void> {
    const limit = ((this.count += 1) % 20) + 1;
    const signal = AbortSignal.timeout(patience);
    const asked = Date.now();
    this.note('read', asked, await callApi(this.options.api, 'GET', `/blogs?limit=${limit}`, { signal }));
  }

  private async visit(kind: 'page' | 'picture', paths: readonly string[]): Promise<void> {
    const path = paths[(this.count += 1) % paths.length] ?? '/';
    const asked = Date.now();
    const answer = await fetch(`${this.options.web}${path}`, { signal: AbortSignal.timeout(patience) })
      .then(async ({ status, headers, body }) => {
        // Whole, or broken off.
        await body?.pipeTo(new WritableStream());
        return { status, headers };
      })
      .catch(() => ({ status: 0, headers: new Headers() }));
    this.note(kind, asked, answer);
  }

  private note(
    kind: Answer['kind'],
    asked: number,
    { status, headers }: Pick<ApiResponse, 'status' | 'headers'>,
  ): void {
    const at = Date.now();
    this.answers.push({ kind, status, hasRetryAfter: Number(headers.get('retry-after')) > 0, took: at - asked, at });
  }
}

/** Every post of some members, as they are stored: how often each title is there, and every id. */
export async function readPosts(api: string, members: readonly string[]) {
  const [ids, titles] = [new Set<string>(), new Map<string, number>()];
  for (const cookie of members)
    for (let cursor: string | null = ''; cursor !== null;) {
      const url = `/blogs?mine=true&limit=100${cursor && `&cursor=${cursor}`}`;
      const { status, body } = await callApi(api, 'GET', url, { cookie });
      if (status !== 200) throw new Error(`The posts could not be read: ${status}`);
      const page = body as unknown as { blogs: { _id: string; title: string }[]; nextCursor: string | null };
      for (const { _id, title } of page.blogs) {
        ids.add(_id);
        titles.set(title, (titles.get(title) ?? 0) + 1);
      }
      cursor = page.nextCursor;
    }
  return { ids, titles };
}
