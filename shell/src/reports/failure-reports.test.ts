import { TimeLimitExceeded } from '../remotes/time-limit';
import { createFailureReporter } from './failure-reports';
import type { Failure } from './failure-reports';

const failure: Failure = {
  remote: 'mf_public',
  version: '1.1.0',
  step: 'entry',
  cause: new Error('It did not load.'),
  file: '/r/mf_public/1.1.0/remoteEntry.js',
  next: '1.0.0',
};

/** What is sent when the file is answered so. */
async function sent(some: Partial<Failure>, ...answers: (Response | Error)[]) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  for (const one of answers)
    answer.mockImplementationOnce(() => (one instanceof Error ? Promise.reject(one) : Promise.resolve(one)));
  const body = await new Promise<string>((resolve) =>
    createFailureReporter({ shell: '1.0.0', mode: 'release' }, resolve)({ ...failure, ...some }),
  );
  return { report: JSON.parse(body) as { kind: string }, requests: answer.mock.calls.map(([file]) => file) };
}
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });

it('names remote, version, step and kind, and nothing of the visitor', async () => {
  const { report } = await sent({}, new Response('', { status: 404 }));
  expect(report).toEqual({
    shell: '1.0.0',
    remote: 'mf_public',
    version: '1.1.0',
    part: 'entry',
    kind: 'missing',
    next: '1.0.0',
  });
});

it.each([
  ['server-error', {}, [new Response('', { status: 503 })]],
  ['not-a-script', {}, [new Response('<p>', { headers: { 'content-type': 'text/html' } })]],
  ['unreachable', {}, [new TypeError('Failed to fetch')]],
  ['tampered', {}, [script(), new TypeError('integrity')]],
  ['evaluation', {}, [script(), script()]],
  ['hang', { cause: new Error('No entry.', { cause: new TimeLimitExceeded('late') }) }, []],
  ['render', { step: 'render' as const }, []],
])('calls it %s', async (kind, some, answers) => {
  expect((await sent(some, ...answers)).report.kind).toBe(kind);
});

it('fetches the file that the cause names', async () => {
  const cause = new TypeError(
    'Failed to fetch dynamically imported module: http://localhost/r/mf_public/1.1.0/blog.0a1b.js',
  );
  const { requests, report } = await sent({ step: 'render', cause }, new Response('', { status: 404 }));
  expect(requests).toEqual(['http://localhost/r/mf_public/1.1.0/blog.0a1b.js']);
  expect(report.kind).toBe('missing');
});

it('reports twenty times at most, and nothing while it is being developed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const send = jest.fn();
  const many = createFailureReporter({ shell: '1.0.0', mode: 'release' }, send);
  const none = createFailureReporter({ shell: 'development', mode: 'development' }, send);
  for (let count = 0; count < 30; count += 1) many({ ...failure, step: 'render' });
  none({ ...failure, step: 'render' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(send).toHaveBeenCalledTimes(20);
});
