import { compress, type Compression } from '@cyberharbour/http-server';

/** Milliseconds that an answer counts at most: a net below the count of changes. */
const longest = 5000;
/** Characters and bytes of all answers together. */
const most = 16 * 2 ** 20;

/** An answer that everybody gets, with its compressed twins. */
export interface StoredRead {
  payload: string;
  /** Without the encoding. */
  tag: string;
  changes: string;
  /** That the route gave it. */
  headers: Record<string, string>;
  madeAt: number;
  size: number;
  compressed: Map<Compression, Promise<Buffer>>;
}

/** The answers to visitors by address, until something public changes; what was used longest ago goes first. */
export class StoredReads {
  private readonly reads = new Map<string, StoredRead>();
  private size = 0;

  get(url: string, changes: string): StoredRead | undefined {
    const read = this.reads.get(url);
    if (!read) return undefined;
    this.delete(url, read);
    if (read.changes !== changes || performance.now() - read.madeAt > longest) return undefined;
    this.add(url, read);
    return read;
  }

  set(
    url: string,
    { payload, tag, changes, headers }: Pick<StoredRead, 'payload' | 'tag' | 'changes' | 'headers'>,
  ): StoredRead {
    const before = this.reads.get(url);
    if (before) this.delete(url, before);
    // The twins are smaller than the text; together they are counted as much as it.
    const size = 2 * payload.length;
    const read = {
      payload,
      tag,
      changes,
      headers,
      madeAt: performance.now(),
      size,
      compressed: new Map<Compression, Promise<Buffer>>(),
    };
    this.add(url, read);
    for (const [oldest, each] of this.reads) {
      if (this.size <= most) break;
      this.delete(oldest, each);
    }
    return read;
  }

  private add(url: string, read: StoredRead) {
    this.reads.set(url, read);
    this.size += read.size;
  }

  private delete(url: string, read: StoredRead) {
    this.reads.delete(url);
    this.size -= read.size;
  }
}

/** By brotli's fourth step of eleven: somebody waits for it. */
export const compressText = (text: string, compression: Compression): Promise<Buffer> => compress(text, compression, 4);

export function compressStored(read: StoredRead, compression: Compression): Promise<Buffer> {
  const made = read.compressed.get(compression) ?? compressText(read.payload, compression);
  read.compressed.set(compression, made);
  return made;
}
