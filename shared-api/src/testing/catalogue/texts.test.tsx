import { act, waitFor } from '@testing-library/react';
import * as api from './every-entry';
import { blog, campaign, fakeApi, makeUpdate, user } from '../index';
import { documentedFailures, documentedSuccesses } from './documented-texts';
import { changes } from './every-hook';
import { loads } from './every-load';
import { renderHooks } from '../render-hooks';

const holdings = () => ({
  user: user(),
  users: [user()],
  blogs: [blog({ status: 'pending' })],
  campaigns: [campaign()],
  updates: [makeUpdate({ status: 'pending' })],
});

describe('a change says', () => {
  it.each(changes)('%s: what was done', async (call, hook, sent, done) => {
    const fake = fakeApi(holdings());
    const { said, use } = renderHooks();
    const change = use(hook);
    await act(() => change.current.mutateAsync(sent as never));
    expect(fake.calls[0]).toBe(call);
    expect(said).toEqual(done === undefined ? [] : [done]);
  });

  it.each(changes)('%s: that it failed, after one try', async (call, hook, sent, _, failed) => {
    const fake = fakeApi({ ...holdings(), failing: { [call]: { status: 0 } } });
    const { said, use } = renderHooks();
    const change = use(hook);
    await act(() => change.current.mutateAsync(sent as never).catch(() => undefined));
    expect(said).toEqual(failed === undefined ? [] : [`! ${failed}`]);
    expect(fake.calls.filter((made) => made === call)).toHaveLength(1);
  });
});

/** Not of a call by themselves, or of one that says nothing whatever happens. */
const others = ['useDraft', 'useFormatted', 'useHydrated', 'useOnline', 'useSession', 'useResources'];

const names = Object.keys(api).filter((name) => /^use[A-Z]/.test(name) && !others.includes(name));
/** The hook of a line: given as it is, or called in a function. */
const nameOf = (hook: () => unknown) =>
  names.find((name) => api[name as 'useLogin'] === hook || new RegExp(`\\b${name}\\b`).test(hook.toString()));
const lines = [
  ...changes.map(([, hook, , done, failed]) => ({ name: nameOf(hook), done, failed })),
  ...loads.map(([, hook, failed]) => ({ name: nameOf(hook), done: undefined, failed })),
];

it('every hook stands in one of the two tables', () => {
  expect(names.filter((name) => !lines.some((line) => line.name === name))).toEqual([]);
});

describe('the documented catalogue', () => {
  /** Sentences of calls that came after it. */
  const added = [
    'Blog sent back',
    'It waits again',
    'Campaign sent back',
    'Update approved',
    'Update sent back',
    'Rejection failed',
    'Failed to load subscribers.',
    'Failed to load the audit log.',
    'Your email stays as it is.',
    'Password changed',
    'File deleted',
    'Your account stays.',
    'Stopped. Your account stays as it is.',
    'Noted. Another administrator has to make sure too.',
    'The request was refused',
    'Second step added',
    'Second step removed',
    'Name changed',
    'Device signed out',
    'Failed to sign that device out.',
    'Other devices signed out',
    'Failed to sign the other devices out.',
    'Failed to change the password.',
  ];

  it.each(documentedFailures.filter(([, , saidBy]) => !saidBy.includes('page')))('%s: "%s"', (_, text, saidBy) => {
    for (const name of saidBy)
      expect(lines.filter((line) => line.name === name).map(({ failed }) => failed)).toContain(text);
  });

  it.each(documentedSuccesses)('"%s"', (text, saidBy) => {
    expect(lines.filter(({ name }) => name === saidBy).map(({ done }) => done)).toEqual([
      text.replace('{role}', 'admin'),
    ]);
  });

  it('is all that is said', () => {
    const said = new Set(lines.flatMap(({ done, failed }) => [done, failed]).filter((text) => text !== undefined));
    const documented = new Set([
      ...documentedFailures.map(([, text]) => text),
      ...documentedSuccesses.map(([text]) => text.replace('{role}', 'admin')),
      ...added,
    ]);
    expect([...said].filter((text) => !documented.has(text))).toEqual([]);
  });
});

describe('a failed load says', () => {
  it.each(loads)('%s: its sentence, once, after two more tries', async (call, hook, failed) => {
    const fake = fakeApi({ ...holdings(), failing: { [call]: { status: 503 } } });
    const { said, use } = renderHooks();
    const load = use(hook);
    await waitFor(() => expect(load.current.isError).toBe(true));
    expect(said).toEqual(failed === undefined ? [] : [`! ${failed}`]);
    expect(fake.calls.filter((made) => made.startsWith(call))).toHaveLength(3);
  });
});
