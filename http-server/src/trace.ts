/** What a server says of the work it is doing for one request, to whoever collects spans. */
export interface Trace {
  /** Headers by which another server's spans become part of this one (W3C Trace Context); none outside a request. */
  headers: () => Record<string, string>;
  /** Does a part of the work, in a span of that name. */
  run: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

/** Where nobody collects spans. */
export const noTrace: Trace = { headers: () => ({}), run: (_, work) => work() };
