import { countShell, createReleaseReports, readTicket } from './release-reports';

/** A tab with storage of its own. */
function tab(memory = new Map<string, string>(), ticket?: string) {
  const sent: { address: string; reports: object[] }[] = [];
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  };
  const send = (address: string, body: string) => void sent.push({ address, reports: JSON.parse(body) as object[] });
  return {
    memory,
    sent,
    open: (mode: 'release' | 'development' = 'release') =>
      createReleaseReports({ apiBase: 'https://api.example/api', mode }, () => ticket, {
        storage: () => storage,
        send,
      }),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('reports a session and an error once each, in one request', () => {
  const { sent, open } = tab();
  const releaseReports = open();
  releaseReports.countUse('mf_admin', '1.0.0');
  releaseReports.countUse('mf_admin', '1.0.0');
  releaseReports.countFailure('mf_public', '1.1.0');
  releaseReports.countFailure('mf_public', '1.1.0');
  jest.runAllTimers();
  expect(sent).toEqual([
    {
      address: 'https://api.example/api/releases/outcomes',
      reports: [
        { name: 'mf_admin', version: '1.0.0', session: true, error: false },
        { name: 'mf_public', version: '1.1.0', session: true, error: true },
      ],
    },
  ]);
});

it('reports an error that comes after, and of nothing twice when the tab loads again', () => {
  const { sent, open, memory } = tab();
  const releaseReports = open();
  releaseReports.countUse('mf_admin', '1.0.0');
  jest.runAllTimers();
  releaseReports.countFailure('mf_admin', '1.0.0');
  jest.runAllTimers();
  expect(sent[1]?.reports).toEqual([{ name: 'mf_admin', version: '1.0.0', session: false, error: true }]);
  const again = tab(memory);
  again.open().countFailure('mf_admin', '1.0.0');
  jest.runAllTimers();
  expect(again.sent).toEqual([]);
});

it('counts in a browser that refuses its storage, and after junk was stored', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const sent: string[] = [];
  const send = (_: string, body: string) => void sent.push(body);
  createReleaseReports({ apiBase: '/api', mode: 'release' }, () => undefined, { storage: refuse, send }).countUse(
    'shell',
    '1.0.0',
  );
  jest.runAllTimers();
  expect(sent).toHaveLength(1);
  const junk = tab(new Map([['cyberharbour-release-reports', '[1, "mf_admin 1.0.0"]']]));
  junk.open().countUse('mf_admin', '1.0.0');
  jest.runAllTimers();
  expect(junk.sent).toHaveLength(1);
  tab(junk.memory).open().countUse('mf_admin', '1.0.0');
  jest.runAllTimers();
  expect(junk.sent).toHaveLength(1);
});

it('shows the API the ticket of its page', () => {
  const element = document.head.appendChild(document.createElement('meta'));
  Object.assign(element, { name: 'release-ticket', content: '1|shell 1.0.0.s-g' });
  const { sent, open } = tab(new Map(), readTicket(document));
  element.remove();
  open().countUse('shell', '1.0.0');
  jest.runAllTimers();
  expect(sent[0]?.address).toBe('https://api.example/api/releases/outcomes?ticket=1%7Cshell%201.0.0.s-g');
  expect(readTicket(document)).toBeUndefined();
});

it('is silent while it is being developed', () => {
  const { sent, open } = tab();
  open('development').countUse('mf_admin', 'development');
  jest.runAllTimers();
  expect(sent).toEqual([]);
});

it("counts the shell's own session, and errors by the release that they come from", () => {
  const { sent, open } = tab();
  const listeners = new Map<string, (event: object) => void>();
  const raise = (event: object) => listeners.get(event instanceof ErrorEvent ? 'error' : 'unhandledrejection')?.(event);
  const from = (address: string) => Object.assign(new Error('No.'), { stack: `Error: No.\n    at a (${address}:1:2)` });
  countShell({ shell: '1.0.0' }, open(), {
    addEventListener: (type: string, listener: unknown) => void listeners.set(type, listener as never),
  });
  raise(new ErrorEvent('error', { filename: 'https://elsewhere.example/extension.js' }));
  raise({ reason: 'no error at all' });
  jest.runAllTimers();
  raise(new ErrorEvent('error', { filename: 'https://example.com/r/shell/1.0.0/shell.js' }));
  raise(new ErrorEvent('error', { error: from('https://example.com/r/mf_admin/1.0.0/users.js') }));
  raise({ reason: from('https://example.com/r/mf_public/2.0.0/home.js') });
  jest.runAllTimers();
  expect(sent.flatMap(({ reports }) => reports)).toEqual([
    { name: 'shell', version: '1.0.0', session: true, error: false },
    { name: 'shell', version: '1.0.0', session: false, error: true },
    { name: 'mf_admin', version: '1.0.0', session: true, error: true },
    { name: 'mf_public', version: '2.0.0', session: true, error: true },
  ]);
});
