import { countShell, createOutcomes } from './outcomes';

/** A tab with storage of its own. */
function tab(memory = new Map<string, string>()) {
  const sent: { address: string; told: object[] }[] = [];
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  };
  const send = (address: string, body: string) => void sent.push({ address, told: JSON.parse(body) as object[] });
  return {
    memory,
    sent,
    open: (mode: 'release' | 'development' = 'release') =>
      createOutcomes({ apiBase: 'https://api.example/api', mode }, { memory: storage, send }),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('tells a session and an error once each, in one request', () => {
  const { sent, open } = tab();
  const outcomes = open();
  outcomes.used('mf_admin', '1.0.0');
  outcomes.used('mf_admin', '1.0.0');
  outcomes.failed('mf_public', '1.1.0');
  outcomes.failed('mf_public', '1.1.0');
  jest.runAllTimers();
  expect(sent).toEqual([
    {
      address: 'https://api.example/api/releases/outcomes',
      told: [
        { name: 'mf_admin', version: '1.0.0', session: true, error: false },
        { name: 'mf_public', version: '1.1.0', session: true, error: true },
      ],
    },
  ]);
});

it('tells of an error that comes after, and of nothing twice when the tab loads again', () => {
  const { sent, open, memory } = tab();
  const outcomes = open();
  outcomes.used('mf_admin', '1.0.0');
  jest.runAllTimers();
  outcomes.failed('mf_admin', '1.0.0');
  jest.runAllTimers();
  expect(sent[1]?.told).toEqual([{ name: 'mf_admin', version: '1.0.0', session: false, error: true }]);
  const again = tab(memory);
  again.open().failed('mf_admin', '1.0.0');
  jest.runAllTimers();
  expect(again.sent).toEqual([]);
});

it('is silent while it is being developed', () => {
  const { sent, open } = tab();
  open('development').used('mf_admin', 'development');
  jest.runAllTimers();
  expect(sent).toEqual([]);
});

it("counts the shell's own session, and only errors of its own files", () => {
  const { sent, open } = tab();
  let raise: (event: ErrorEvent) => void = () => undefined;
  countShell({ shell: '1.0.0' }, open(), {
    addEventListener: (_: string, listener: unknown) => void (raise = listener as typeof raise),
  });
  raise(new ErrorEvent('error', { filename: 'https://example.com/r/mf_admin/1.0.0/users.js' }));
  jest.runAllTimers();
  raise(new ErrorEvent('error', { filename: 'https://example.com/r/shell/1.0.0/shell.js' }));
  jest.runAllTimers();
  expect(sent.flatMap(({ told }) => told)).toEqual([
    { name: 'shell', version: '1.0.0', session: true, error: false },
    { name: 'shell', version: '1.0.0', session: false, error: true },
  ]);
});
