import { act, waitFor } from '@testing-library/react';
import { useMutation } from '@tanstack/react-query';
import { useLogin, useSession, verifySession } from './index';
import { useApproveBlogs, usePendingBlogs } from '../endpoints/admin-blogs';
import { useApproveCampaigns, usePendingCampaigns } from '../endpoints/admin-campaigns';
import { useChangeRole, useUsers } from '../endpoints/admin-users';
import { useBlogs, useDeleteBlog, useMyBlogs, useOwnBlog } from '../endpoints/blogs';
import { useResources } from '../endpoints/resources';
import { blog, campaign, fakeApi, resource, user } from '../testing';
import { renderHooks } from '../testing/render-hooks';

describe('what a person is told', () => {
  it('is the documented sentence when a call succeeds', async () => {
    fakeApi({ user: user() });
    const { use, said } = renderHooks();
    const login = use(useLogin);
    await act(() => login.current.mutateAsync({ email: 'tom@example.com', password: 'ladder custard' }));
    expect(said).toEqual(['Login successful']);
  });

  it("is the server's sentence when a call is refused", async () => {
    fakeApi({ failing: { 'POST /auth/login': { status: 429, message: 'Too many tries. Wait 15 minutes.' } } });
    const { use, said } = renderHooks();
    const login = use(useLogin);
    await act(() => login.current.mutateAsync({ email: 'tom@example.com', password: 'x' }).catch(() => undefined));
    expect(said).toEqual(['! Too many tries. Wait 15 minutes.']);
  });

  it('is the documented failure when the server cannot be reached', async () => {
    fakeApi({ failing: { 'POST /auth/login': { status: 0 } } });
    const { use, said } = renderHooks();
    const login = use(useLogin);
    await act(() => login.current.mutateAsync({ email: 'tom@example.com', password: 'x' }).catch(() => undefined));
    expect(said).toEqual(['! Login failed.']);
  });

  it('is a warning too, where the server took something with a doubt', async () => {
    const { use, said } = renderHooks();
    const answer = { success: true, warning: 'That password is on every list of stolen ones.' };
    const set = use(() =>
      useMutation({ mutationFn: () => Promise.resolve(answer), meta: { done: 'Password changed' } }),
    );
    await act(() => set.current.mutateAsync());
    expect(said).toEqual(['Password changed', '? That password is on every list of stolen ones.']);
  });

  it('names the new role', async () => {
    fakeApi({ users: [user()] });
    const { use, said } = renderHooks();
    const change = use(useChangeRole);
    await act(() => change.current.mutateAsync({ users: [{ _id: 'u1', role: 'general' }], role: 'business' }));
    expect(said).toEqual(['Role updated to business']);
  });

  it('is said once when a list fails, however often it was tried', async () => {
    const api = fakeApi({ failing: { 'GET /blogs': { status: 503 } } });
    const { use, said } = renderHooks();
    const list = use(() => useBlogs());
    await waitFor(() => expect(list.current.isError).toBe(true));
    expect(api.calls).toEqual(['GET /blogs', 'GET /blogs', 'GET /blogs']);
    expect(said).toEqual(['! Failed to load blogs.']);
  });

  it('is nothing when a pending list fails', async () => {
    fakeApi({ failing: { 'GET /admin/blogs/pending': { status: 500 } } });
    const { use, said } = renderHooks();
    const list = use(usePendingBlogs);
    await waitFor(() => expect(list.current.isError).toBe(true));
    expect(said).toEqual([]);
  });
});

describe('lists', () => {
  it('are fetched again after a change that touches them', async () => {
    const api = fakeApi({ blogs: [blog({ status: 'pending' })] });
    const { use } = renderHooks();
    const both = use(() => ({ pending: usePendingBlogs(), approve: useApproveBlogs() }));
    await waitFor(() => expect(both.current.pending.data?.items).toHaveLength(1));
    await act(() => both.current.approve.mutateAsync([blog()]));
    await waitFor(() => expect(both.current.pending.data?.items).toHaveLength(0));
    expect(api.calls.filter((call) => call === 'GET /admin/blogs/pending')).toHaveLength(2);
  });

  it('are not tried again when the answer would be the same', async () => {
    const api = fakeApi({ failing: { 'GET /admin/users': { status: 403, message: 'This is for administrators.' } } });
    const { use, said } = renderHooks();
    const list = use(() => useUsers());
    await waitFor(() => expect(list.current.isError).toBe(true));
    expect(api.calls).toHaveLength(1);
    expect(said).toEqual(['! This is for administrators.']);
  });

  it('of resources fall back to the three named ones', async () => {
    fakeApi({ failing: { 'GET /resources': { status: 500 } } });
    const { use } = renderHooks();
    const library = use(() => useResources());
    await waitFor(() => expect(library.current.fallback).toBe(true));
    expect(library.current.resources.map(({ title }) => title)).toEqual([
      'Understanding Phishing',
      'Strong Password Guide',
      'Social Engineering 101',
    ]);
  });

  it('of resources are the real ones otherwise', async () => {
    fakeApi({ resources: [resource({ title: 'Spot a Fake Invoice' })] });
    const { use } = renderHooks();
    const library = use(() => useResources());
    await waitFor(() => expect(library.current.resources).toHaveLength(1));
    expect(library.current.fallback).toBe(false);
  });
});

describe('an approval', () => {
  it('takes its item off the queue at once', async () => {
    let agree = () => {};
    fakeApi({
      blogs: [blog({ status: 'pending' })],
      held: { 'PUT /admin/blogs/b1/approve': new Promise<void>((resolve) => (agree = resolve)) },
    });
    const { use } = renderHooks();
    const both = use(() => ({ pending: usePendingBlogs(), approve: useApproveBlogs() }));
    await waitFor(() => expect(both.current.pending.data?.total).toBe(1));
    act(() => both.current.approve.mutate([blog()]));
    await waitFor(() => expect(both.current.pending.data).toMatchObject({ items: [], total: 0 }));
    agree();
    await waitFor(() => expect(both.current.approve.isSuccess).toBe(true));
    expect(both.current.pending.data?.items).toEqual([]);
  });

  it('that is refused puts it back, whatever the server answers next', async () => {
    const api = fakeApi({ campaigns: [campaign({ status: 'pending' })] });
    const { use, said } = renderHooks();
    const both = use(() => ({ pending: usePendingCampaigns(), approve: useApproveCampaigns() }));
    await waitFor(() => expect(both.current.pending.data?.total).toBe(1));
    api.holdings.failing = {
      'PUT /admin/campaigns/c1/approve': { status: 0 },
      'GET /admin/campaigns/pending': { status: 500 },
    };
    await act(() => both.current.approve.mutateAsync([campaign()]).catch(() => undefined));
    expect(said).toEqual(['! Approval failed']);
    expect(both.current.pending.data).toMatchObject({ items: [{ _id: 'c1' }], total: 1 });
  });
});

describe('without a line', () => {
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => void window.dispatchEvent(new Event('online')));

  it('a call is refused now, and never sent later', async () => {
    const api = fakeApi({
      user: user(),
      blogs: [blog()],
      failing: { 'DELETE /blogs/b1': { status: 0 }, 'GET /blogs': { status: 0 } },
    });
    const { use, said } = renderHooks();
    const both = use(() => ({ remove: useDeleteBlog(), mine: useMyBlogs() }));
    act(() => void window.dispatchEvent(new Event('offline')));
    await act(() => both.current.remove.mutateAsync('b1').catch(() => undefined));
    expect(said).toContain('! Delete failed.');
    await waitFor(() => expect(both.current.mine.isError).toBe(true));
    api.holdings.failing = {};
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(both.current.mine.data?.total).toBe(1));
    expect(api.calls.filter((call) => call === 'DELETE /blogs/b1')).toHaveLength(1);
  });
});

describe('the session', () => {
  it('is unknown, then the account', async () => {
    fakeApi({ user: user({ name: 'Mei' }) });
    const { use } = renderHooks();
    const session = use(useSession);
    expect(session.current.status).toBe('unknown');
    await waitFor(() => expect(session.current).toMatchObject({ status: 'signedIn', user: { name: 'Mei' } }));
  });

  it('counts as signed out, silently, when it cannot be told', async () => {
    fakeApi({ failing: { 'GET /user/data': { status: 500 } } });
    const { use, said } = renderHooks();
    const session = use(useSession);
    await waitFor(() => expect(session.current.status).toBe('signedOut'));
    expect(said).toEqual([]);
  });

  it('is asked anew at every guarded entry', async () => {
    const api = fakeApi({ user: user() });
    const { client } = renderHooks();
    await verifySession(client);
    await verifySession(client);
    expect(api.calls).toEqual(['GET /auth/verify', 'GET /auth/verify']);
  });

  it('shows nothing of one account to the next', async () => {
    const api = fakeApi({ user: user({ _id: 'u1' }), blogs: [blog({ status: 'pending' })] });
    const { use, client } = renderHooks();
    await verifySession(client);
    const own = use(() => useOwnBlog('b1'));
    await waitFor(() => expect(own.current.data?.title).toBeDefined());
    api.holdings.user = user({ _id: 'u2' });
    const login = use(useLogin);
    await act(() => login.current.mutateAsync({ email: 'other@example.com', password: 'x' }));
    expect(client.getQueryData(['blogs', 'own', 'b1'])).toBeUndefined();
  });
});
