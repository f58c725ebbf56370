import type { MenuEntry } from '@cyberharbour/platform';

/** A node build as the release store has it, checked by its hash. */
export interface NodeBuild {
  /** Shown in stack traces. */
  file: string;
  version: string;
  code: string;
}

/** What a worker renders with for its whole life: one shell and one remote, each in one version. */
export interface WorkerInput {
  shell: NodeBuild;
  remote: NodeBuild;
  /** Where the API answers, as `https://api.example.com/api`. */
  apiBase: string;
}

export interface ToWorker {
  id: number;
  /** Path and query. Of the request, nothing but this and the number of its trace reaches a worker. */
  url: string;
  /** What the page shows of the entries of all remotes. */
  menu: MenuEntry[];
  /** Headers by which the API's spans become part of this page's; without them nobody collects any. */
  trace?: Record<string, string> | undefined;
}

export type FromWorker =
  | { ready: true }
  /** The page, and the bytes that the worker held after its last full collection. */
  | { id: number; page: RenderedPage | undefined; bytes: number }
  | { id: number; failure: string };

/** What a worker rendered. */
export interface RenderedPage {
  status: 200 | 404 | 410;
  head: string;
  /** For the head: notes events until the page is hydrated. */
  script: string;
  /** UTF-8, as it goes into the document: no thread makes another text of it. */
  body: Uint8Array<ArrayBuffer>;
  /** JSON; it goes into the document as it is. */
  state: string;
  isComplete: boolean;
}
