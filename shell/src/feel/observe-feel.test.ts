import type { FeelReport } from '@cyberharbour/shared-api/contract';
import { observeFeel } from './observe-feel';
import { createTally } from './tally';

type Take = (list: { getEntries: () => object[] }) => void;

/** A browser that measures some things, and tells of them when a test says so. */
function browser(types: string[]) {
  const takers = new Map<string, Take>();
  class Observer {
    static readonly supportedEntryTypes = types;
    private readonly take: Take;
    constructor(take: Take) {
      this.take = take;
    }
    observe({ type }: { type: string }) {
      takers.set(type, this.take);
    }
    takeRecords() {
      return [];
    }
    disconnect() {
      takers.clear();
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return (type: string, ...entries: object[]) => takers.get(type)?.({ getEntries: () => entries });
}

let drawn: string | undefined;
let state: DocumentVisibilityState;
const sent: FeelReport[][] = [];
const hide = () => {
  state = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
};
function open(types = ['largest-contentful-paint', 'layout-shift', 'longtask', 'event', 'resource']) {
  const tell = browser(types);
  const tally = createTally();
  observeFeel({ shell: 'shell 1.0.0', readDrawn: () => drawn, tally, send: (reports) => void sent.push(reports) });
  return { tell, tally };
}
beforeEach(() => {
  sent.length = 0;
  drawn = 'mf_public 1.1.0';
  state = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  performance.getEntriesByType = () => [];
});

it('reports of each version that drew the page what was felt then, and of the shell everything, once', () => {
  const { tell } = open();
  tell('largest-contentful-paint', { startTime: 400 }, { startTime: 812.4 });
  tell(
    'layout-shift',
    { startTime: 100, value: 0.02 },
    { startTime: 300, value: 0.03 },
    { startTime: 9000, value: 0.01 },
  );
  tell('longtask', { startTime: 50, duration: 130 });
  drawn = 'mf_admin 2.0.0';
  tell('layout-shift', { startTime: 9500, value: 0.4, hadRecentInput: true }, { startTime: 9900, value: 0.25 });
  tell('event', { interactionId: 7, duration: 96 }, { interactionId: 7, duration: 40 }, { duration: 5000 });
  hide();
  hide();
  expect(sent).toEqual([
    [
      { name: 'shell', version: '1.0.0', lcp: 812, inp: 96, cls: 260, blocked: 80, errors: 0, failedLoads: 0 },
      { name: 'mf_public', version: '1.1.0', lcp: 812, cls: 50, blocked: 80, errors: 0, failedLoads: 0 },
      { name: 'mf_admin', version: '2.0.0', inp: 96, cls: 250, blocked: 0, errors: 0, failedLoads: 0 },
    ],
  ]);
});

it('counts errors and failed loads for the version that they come from, also one that drew nothing', () => {
  const { tell, tally } = open();
  const reports = tally.tallyErrors({ countUse: jest.fn(), countFailure: jest.fn() });
  reports.countFailure('mf_public', '1.1.0');
  reports.countFailure('mf_public', '1.1.0');
  const failure = { remote: 'mf_public', version: '1.2.0', cause: undefined, file: '', next: null };
  tally.tallyFailures(jest.fn())({ ...failure, step: 'entry' });
  const missing = { name: 'https://example.com/r/mf_admin/2.0.0/users.js', responseStatus: 404 };
  tell('resource', missing, missing, { name: 'https://example.com/r/mf_admin/2.0.0/x.js', responseStatus: 200 });
  hide();
  const counts = sent[0]?.map(({ name, version, errors, failedLoads }) => [`${name} ${version}`, errors, failedLoads]);
  expect(counts).toEqual([
    ['shell 1.0.0', 0, 0],
    ['mf_public 1.1.0', 2, 0],
    ['mf_admin 2.0.0', 0, 1],
    ['mf_public 1.2.0', 0, 1],
  ]);
});

it('leaves out what the browser does not measure, and says nothing of a page that nobody looked at', () => {
  open([]);
  hide();
  expect(sent[0]?.[1]).toEqual({ name: 'mf_public', version: '1.1.0', errors: 0, failedLoads: 0 });
  sent.length = 0;
  open();
  hide();
  expect(sent).toEqual([]);
});
