import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated, useLogin, useLogout, useSession, verifySession } from './index';
import { useDeleteBlog, useMyBlogs } from '../endpoints/blogs';
import { useRegister } from '../endpoints/sign-up';
import { makeAnswer, blog, fakeApi, user } from '../testing';
import { wire } from './wire/wire';
import { renderHooks } from '../testing/render-hooks';

const mei = user({ _id: 'u2', name: 'Mei' });
const credentials = { email: 'tom@example.com', password: 'ladder custard' };

describe('before the page is the visitor’s own', () => {
  function Header() {
    return <p>{`${useHydrated()} ${useSession().status}`}</p>;
  }

  it('the session is unknown on the server and in the first render, and is asked only then', async () => {
    const api = fakeApi({ user: user() });
    const { wrapper: Wrapper } = renderHooks();
    const place = document.createElement('div');
    // eslint-disable-next-line no-restricted-syntax -- it stands for the page that came from the server
    place.innerHTML = renderToString(
      <Wrapper>
        <Header />
      </Wrapper>,
    );
    expect(place.textContent).toBe('false unknown');
    expect(api.calls).toEqual([]);
    const faults: unknown[] = [];
    await act(async () =>
      hydrateRoot(
        place,
        <Wrapper>
          <Header />
        </Wrapper>,
        { onRecoverableError: (fault) => faults.push(fault) },
      ),
    );
    await waitFor(() => expect(place.textContent).toBe('true signedIn'));
    expect(faults).toEqual([]);
    expect(api.calls).toEqual(['GET /user/data']);
  });
});

describe('opening an account', () => {
  it('sends one key for one attempt, however often its answer is lost, and another for another form', async () => {
    const api = fakeApi({ user: user(), failing: { 'POST /auth/register': { status: 0 } } });
    const { run } = renderHooks();
    const { result } = run(useRegister);
    const send = (password: string) =>
      act(() =>
        result.current.mutateAsync({ name: 'Tom', email: 'tom@example.com', password, role: 'general' }).then(
          () => undefined,
          () => undefined,
        ),
      );
    await send('ladder custard');
    await send('ladder custard');
    await send('ladder mustard');
    const [first, again, other] = api.headers.map((headers) => headers['Idempotency-Key']);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe('the session', () => {
  it('ends with a logout, and takes every private answer with it', async () => {
    fakeApi({ user: user(), blogs: [blog()] });
    const { client, said, run } = renderHooks();
    const mine = run(useMyBlogs);
    const { result } = run(() => ({ session: useSession(), logout: useLogout() }));
    await waitFor(() => expect(mine.result.current.data?.total).toBe(1));
    mine.unmount();
    await act(() => result.current.logout.mutateAsync());
    await waitFor(() => expect(result.current.session.status).toBe('signedOut'));
    expect(said).toEqual(['Logged out successfully']);
    expect(client.getQueryCache().findAll({ queryKey: ['blogs'] })).toEqual([]);
  });

  it('goes on when the logout fails', async () => {
    fakeApi({ user: user(), failing: { 'POST /auth/logout': { status: 0 } } });
    const { said, run } = renderHooks();
    const { result } = run(() => ({ session: useSession(), logout: useLogout() }));
    await waitFor(() => expect(result.current.session.status).toBe('signedIn'));
    await act(() => result.current.logout.mutateAsync().catch(() => undefined));
    expect(result.current.session.status).toBe('signedIn');
    expect(said).toEqual(['! Logout failed.']);
  });

  it('that ended unseen is over for the whole page once a call is refused, and a visitor is not asked about again', async () => {
    const ended = { status: 401, message: 'Please login to access this page.' };
    const api = fakeApi({ user: user(), blogs: [blog()] });
    const { said, run } = renderHooks();
    const { result } = run(() => ({ session: useSession(), deleting: useDeleteBlog() }));
    await waitFor(() => expect(result.current.session.status).toBe('signedIn'));
    Object.assign(api.holdings, { user: null, failing: { 'DELETE /blogs/b1': ended } });
    await act(() => result.current.deleting.mutateAsync('b1').catch(() => undefined));
    await waitFor(() => expect(result.current.session.status).toBe('signedOut'));
    expect(said).toEqual(['! Please login to access this page.']);
    const asked = api.calls.length;
    await act(() => result.current.deleting.mutateAsync('b1').catch(() => undefined));
    expect(api.calls.slice(asked)).toEqual(['DELETE /blogs/b1']);
  });

  it('is not undone by an answer that was asked before the login', async () => {
    fakeApi({ user: user() });
    const real = wire.send;
    let answerLate: (() => void) | undefined;
    wire.send = async (call) => {
      if (call.url !== '/user/data') return real(call);
      await new Promise<void>((resolve) => (answerLate = resolve));
      return { status: 200, body: makeAnswer({ user: mei }), retryAfter: null };
    };
    const { run } = renderHooks();
    const { result } = run(() => ({ session: useSession(), login: useLogin() }));
    await waitFor(() => expect(answerLate).toBeDefined());
    await act(() => result.current.login.mutateAsync(credentials));
    await act(async () => answerLate?.());
    await waitFor(() => expect(result.current.session.status).toBe('signedIn'));
    expect(result.current.session.user?.name).toBe('Tom Okafor');
  });

  it('of somebody else, met at a guard, shows nothing of the account before', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    const { client, run } = renderHooks();
    await verifySession(client);
    const mine = run(useMyBlogs);
    await waitFor(() => expect(mine.result.current.data?.total).toBe(1));
    mine.unmount();
    api.holdings.user = mei;
    await verifySession(client);
    expect(client.getQueryCache().findAll({ queryKey: ['blogs'] })).toEqual([]);
  });

  it('that ran out keeps what is on the screen, and gives it to nobody else', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    const { client, run } = renderHooks();
    const { result } = run(() => ({ session: useSession(), login: useLogin() }));
    const mine = run(useMyBlogs);
    await waitFor(() => expect(mine.result.current.data?.total).toBe(1));
    api.holdings.user = null;
    await act(() => client.invalidateQueries({ queryKey: ['session'] }));
    await waitFor(() => expect(result.current.session.status).toBe('signedOut'));
    expect(mine.result.current.data?.total).toBe(1);
    mine.unmount();
    api.holdings.user = mei;
    await act(() => result.current.login.mutateAsync(credentials));
    expect(client.getQueryCache().findAll({ queryKey: ['blogs'] })).toEqual([]);
  });

  it('is asked once however many guards ask at the same time', async () => {
    const api = fakeApi({ user: user() });
    const { client } = renderHooks();
    await Promise.all([verifySession(client), verifySession(client)]);
    expect(api.calls).toEqual(['GET /auth/verify']);
  });

  it('that is not there is told to the guard as it is', async () => {
    fakeApi({});
    const { client } = renderHooks();
    await expect(verifySession(client)).rejects.toMatchObject({ name: 'ApiFailure', status: 401 });
  });
});
