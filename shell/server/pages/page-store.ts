import { createHash } from 'node:crypto';
import type { Page } from './compose-page.ts';
import { encode } from './content-encoding.ts';
import type { Encoding } from './content-encoding.ts';

/** A composed page with its encoded twins, each made once, for whoever takes it first. */
export class ComposedPage {
  readonly status: Page['status'];
  readonly headers: Page['headers'];
  /** Which state of the public content it shows; undefined where it shows none. */
  readonly changes: string | undefined;
  readonly madeAt = Date.now();
  /** Grows with each encoding. */
  bytes: number;
  private readonly text: Buffer;
  private readonly tag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, headers, html }: Page, changes?: string) {
    this.status = status;
    this.headers = headers;
    this.changes = changes;
    this.text = Buffer.from(html);
    this.bytes = this.text.length;
    // The headers count too: an unchanged document may get another policy.
    this.tag = createHash('sha256').update(this.text).update(JSON.stringify(headers)).digest('base64url').slice(0, 27);
  }

  /** Strong: every encoding has its own (RFC 9110, 8.8.3.3). */
  tagOf(encoding: Encoding): string {
    return `"${this.tag}-${encoding}"`;
  }

  read(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = encode(this.text, encoding);
    this.encoded.set(encoding, made);
    void made.then(({ length }) => (this.bytes += encoding === 'identity' ? 0 : length));
    return made;
  }
}

/** Pages by key, within a number of bytes: what was used longest ago goes first. */
export class PageStore {
  private readonly most: number;
  private readonly pages = new Map<string, ComposedPage>();

  constructor(most: number) {
    this.most = most;
  }

  get(key: string): ComposedPage | undefined {
    const page = this.pages.get(key);
    if (!page) return undefined;
    this.pages.delete(key);
    this.pages.set(key, page);
    return page;
  }

  set(key: string, page: ComposedPage) {
    this.pages.delete(key);
    this.pages.set(key, page);
    // The twins come after the page, so what they take is only known now.
    let bytes = 0;
    for (const each of this.pages.values()) bytes += each.bytes;
    for (const [oldest, each] of this.pages) {
      if (bytes <= this.most) return;
      this.pages.delete(oldest);
      bytes -= each.bytes;
    }
  }

  delete(key: string) {
    this.pages.delete(key);
  }
}
