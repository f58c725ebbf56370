import { createHash } from 'node:crypto';
import { type Compression, type Encoding, release } from '@cyberharbour/http-server';
import type { Page } from './compose-page.ts';
import { decode, encode } from './content-encoding.ts';

/**
 * A composed page, encoded once for each encoding that somebody takes. As soon as it was encoded, that alone is stored:
 * a sixth of the text, which hardly anybody asks for again.
 */
export class ComposedPage {
  readonly status: Page['status'];
  readonly headers: Page['headers'];
  /** Which state of the public content it shows; undefined where it shows none. */
  readonly changes: string | undefined;
  readonly madeAt = performance.now();
  /** Changes with each encoding. */
  bytes: number;
  /** As bytes: each text of this length would wait in the heap for a full collection. */
  private document: Buffer | undefined;
  /** The document again, while anybody reads it: hundreds who ask for it and read none share these bytes. */
  private decoded: WeakRef<Buffer> | undefined;
  private decoding: Promise<Buffer> | undefined;
  /** Somebody may still be reading it. */
  private isShared = false;
  private readonly tag: string;
  private readonly encoded = new Map<Compression, Promise<Buffer>>();

  constructor({ status, headers, html }: Page, changes?: string) {
    this.status = status;
    this.headers = headers;
    this.changes = changes;
    this.document = typeof html === 'string' ? Buffer.from(html) : html;
    this.bytes = this.document.length;
    // The headers count too: an unchanged document may get another policy.
    this.tag = createHash('sha256')
      .update(this.document)
      .update(JSON.stringify(headers))
      .digest('base64url')
      .slice(0, 27);
  }

  /** Strong: every encoding has its own (RFC 9110, 8.8.3.3). */
  tagOf(encoding: Encoding): string {
    return `"${this.tag}-${encoding}"`;
  }

  read(encoding: Encoding): Promise<Buffer> {
    const known = encoding === 'identity' ? undefined : this.encoded.get(encoding);
    if (known) return known;
    if (encoding === 'identity' || this.encoded.size > 0) this.isShared = true;
    const document = this.readDocument();
    if (encoding === 'identity') return document;
    const made = document.then((bytes) => encode(bytes, encoding));
    this.encoded.set(encoding, made);
    void made.then(() => {
      this.dropDocument();
      return this.count();
    });
    return made;
  }

  private async readDocument(): Promise<Buffer> {
    const known = this.document ?? this.decoded?.deref();
    if (known) return known;
    this.decoding ??= this.decodeDocument().finally(() => (this.decoding = undefined));
    return this.decoding;
  }

  private async decodeDocument(): Promise<Buffer> {
    const [first] = this.encoded;
    if (!first) throw new Error('A page lost its document.');
    const [encoding, small] = first;
    const document = await decode(await small, encoding);
    this.decoded = new WeakRef(document);
    return document;
  }

  private dropDocument() {
    if (this.document && !this.isShared) release(this.document);
    this.document = undefined;
  }

  private async count() {
    const encoded = await Promise.all(this.encoded.values());
    this.bytes = encoded.reduce((sum, { length }) => sum + length, this.document?.length ?? 0);
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
