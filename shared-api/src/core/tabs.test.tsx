import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiProvider, createQueryClient, hearSignOut, useLogin, useLogout, useSession } from './index';
import { useMyBlogs } from '../endpoints/blogs';
import { useDraft } from '../endpoints/drafts';
import { blog, fakeApi, freshDevice, user } from '../testing';

/** A tab of the browser: its own client and cache; device and server are everybody's. */
function tab() {
  const client = createQueryClient({ success: () => undefined, error: () => undefined, warn: () => undefined });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const run = <Result,>(hook: () => Result) => renderHook(hook, { wrapper });
  return {
    client,
    run,
    session: run(() => ({ session: useSession(), logout: useLogout(), login: useLogin() })).result,
  };
}

beforeEach(freshDevice);

it('who signs out in one tab is signed out in the others, and nothing of theirs stays there', async () => {
  fakeApi({ user: user(), blogs: [blog()] });
  const [here, there] = [tab(), tab()];
  const onSignOut = jest.fn();
  const deaf = hearSignOut(onSignOut);
  const mine = there.run(useMyBlogs);
  await waitFor(() => expect(mine.result.current.data?.total).toBe(1));
  const form = there.run(() => useDraft('u1', 'blog'));
  await waitFor(() => expect(form.result.current.ready).toBe(true));
  act(() => void form.result.current.save({ title: 'The invoice' }, ''));
  await waitFor(() => expect(here.session.current.session.status).toBe('signedIn'));

  await act(() => here.session.current.logout.mutateAsync());
  await waitFor(() => expect(there.session.current.session.status).toBe('signedOut'));
  expect(there.client.getQueryCache().findAll({ queryKey: ['blogs'] })).toEqual([]);
  await waitFor(() => expect(onSignOut).toHaveBeenCalledTimes(1));
  form.unmount();
  const next = tab().run(() => useDraft('u1', 'blog'));
  await waitFor(() => expect(next.result.current.ready).toBe(true));
  expect(next.result.current.saved).toBeNull();
  deaf();
});

it('who signs in in one tab is known in the others, as whom they are', async () => {
  const api = fakeApi({});
  const [here, there] = [tab(), tab()];
  await waitFor(() => expect(there.session.current.session.status).toBe('signedOut'));
  api.holdings.user = user({ _id: 'u2', name: 'Mei' });
  await act(() => here.session.current.login.mutateAsync({ email: 'mei@example.com', password: 'flour water' }));
  await waitFor(() => expect(there.session.current.session.user?.name).toBe('Mei'));
});
