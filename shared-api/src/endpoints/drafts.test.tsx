import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useLogout, useSession, verifySession } from '../core/index';
import { useDraft, type DraftFields } from './drafts';
import { fakeApi, freshDevice, user } from '../testing';
import { renderHooks } from '../testing/render-hooks';

/** Types into a form of an account and closes the page. */
async function leave(run: ReturnType<typeof renderHooks>['run'], form: string, fields: DraftFields) {
  const { result, unmount } = run(() => useDraft('u1', form));
  await waitFor(() => expect(result.current.ready).toBe(true));
  act(() => void result.current.save(fields, ''));
  unmount();
}

async function savedIn(run: ReturnType<typeof renderHooks>['run'], form: string, owner = 'u1') {
  const { result } = run(() => useDraft(owner, form));
  await waitFor(() => expect(result.current.ready).toBe(true));
  return result.current.saved?.fields;
}

beforeEach(async () => {
  await freshDevice();
  fakeApi({ user: user() });
});

describe('a draft', () => {
  it('outlives the page, without waiting for a pause in typing', async () => {
    const { client, run } = renderHooks();
    await verifySession(client);
    await leave(run, 'blog', { title: 'The invoice', image: null });
    expect(await savedIn(renderHooks().run, 'blog')).toEqual({ title: 'The invoice' });
    expect(await savedIn(renderHooks().run, 'blog b1')).toBeUndefined();
    expect(await savedIn(renderHooks().run, 'blog', 'u2')).toBeUndefined();
  });

  it('never holds a password', async () => {
    const { client, run } = renderHooks();
    await verifySession(client);
    await leave(run, 'details', { name: 'Tom', password: 'ladder custard', newPassword: 'anchor' });
    expect(await savedIn(renderHooks().run, 'details')).toEqual({ name: 'Tom' });
  });

  it('goes when its author signs out, and a form that is still open writes no other', async () => {
    const { client, run } = renderHooks();
    await verifySession(client);
    await leave(run, 'blog', { title: 'The invoice' });
    const { result: late } = run(() => useDraft('u1', 'campaign'));
    const { result } = run(() => ({ session: useSession(), logout: useLogout() }));
    await act(() => result.current.logout.mutateAsync());
    act(() => void late.current.save({ title: 'Too late' }, ''));
    await waitFor(() => expect(late.current.isSaved).toBe(false));
    expect(await savedIn(renderHooks().run, 'blog')).toBeUndefined();
    expect(await savedIn(renderHooks().run, 'campaign')).toBeUndefined();
  });

  it('of somebody else goes when the next one signs in', async () => {
    const { client, run } = renderHooks();
    await verifySession(client);
    await leave(run, 'blog', { title: 'The invoice' });
    fakeApi({ user: user({ _id: 'u2' }) });
    await verifySession(renderHooks().client);
    expect(await savedIn(renderHooks().run, 'blog')).toBeUndefined();
  });

  it('is not waited for before the page is the visitor’s own', async () => {
    const Form = () => <p>{String(useDraft('u1', 'blog').ready)}</p>;
    const place = document.createElement('div');
    // eslint-disable-next-line no-restricted-syntax -- it stands for the page that came from the server
    place.innerHTML = renderToString(<Form />);
    expect(place.textContent).toBe('false');
    const faults: unknown[] = [];
    await act(async () => hydrateRoot(place, <Form />, { onRecoverableError: (fault) => faults.push(fault) }));
    await waitFor(() => expect(place.textContent).toBe('true'));
    expect(faults).toEqual([]);
  });
});

it('a device that stores nothing says so, and the form goes on', async () => {
  const { client, run } = renderHooks();
  await verifySession(client);
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('No room.');
  });
  const { result } = run(() => useDraft('u1', 'blog'));
  await waitFor(() => expect(result.current).toMatchObject({ ready: true, isSaved: false, saved: null }));
});
