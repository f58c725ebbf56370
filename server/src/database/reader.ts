import type { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type Logger,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import { startThread } from '../threads/start-thread.ts';
import type { Tables } from './tables.ts';

interface Answer {
  id: number;
  rows?: unknown[];
  error?: { message: string; errcode?: number };
}

/**
 * Reads an embedded database in a thread of its own: SQLite answers synchronously, and a long search would hold every
 * other request up.
 */
export function openReader(file: string, see?: Logger): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new ReaderDialect(file), ...(see ? { log: see } : {}) });
}

class ReaderDialect extends SqliteDialect {
  readonly #file: string;

  constructor(file: string) {
    super({ database: () => Promise.reject(new Error('only the reader thread opens it')) });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new ReaderDriver(this.#file);
  }

  override createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }
}

class ReaderDriver implements Driver {
  readonly #file: string;
  readonly #waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => ({
        rows: (await this.#ask(sql, parameters)) as Row[],
      }),
      // eslint-disable-next-line require-yield -- nothing streams from here
      async *streamQuery() {
        throw new Error('the reader does not stream');
      },
    };
  }

  #ask(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, sql, parameters });
    });
  }

  #start(): Worker {
    return startThread<Answer>(new URL('reader-thread.ts', import.meta.url), {
      data: this.#file,
      onMessage: ({ id, rows, error }) => {
        const asked = this.#waiting.get(id);
        this.#waiting.delete(id);
        if (error) asked?.reject(Object.assign(new Error(error.message), { errcode: error.errcode }));
        else asked?.resolve(rows ?? []);
      },
      onEnd: (error) => {
        this.#worker = null;
        for (const { reject } of this.#waiting.values()) reject(error);
        this.#waiting.clear();
      },
    });
  }

  beginTransaction = () => Promise.reject(new Error('the reader only reads'));
  commitTransaction = () => Promise.reject(new Error('the reader only reads'));
  rollbackTransaction = () => Promise.reject(new Error('the reader only reads'));

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#worker?.terminate();
  }
}
