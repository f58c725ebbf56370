import { act, waitFor } from '@testing-library/react';
import {} from '../core/index';
import { useCounts } from './admin-counts';
import { useBlog, useBlogs, useEditedBlog, useUpdateBlog } from './blogs';
import { useCampaigns } from './campaigns';
import { blog, campaign, fakeApi, user } from '../testing';
import { renderHooks } from '../testing/render-hooks';

const five = [1, 2, 3, 4, 5].map((number) => blog({ _id: `b${number}`, title: `Blog ${number}` }));

describe('a list', () => {
  it('grows by pages until it is whole', async () => {
    const api = fakeApi({ blogs: five, pageSize: 2 });
    const { result } = renderHooks().run(() => useBlogs());
    await waitFor(() => expect(result.current.data?.items).toHaveLength(2));
    expect(result.current.data?.total).toBe(5);
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data?.items).toHaveLength(4));
    expect(result.current.hasNextPage).toBe(true);
    await act(() => result.current.fetchNextPage());
    await waitFor(() =>
      expect(result.current.data?.items.map(({ title }) => title)).toEqual([
        'Blog 1',
        'Blog 2',
        'Blog 3',
        'Blog 4',
        'Blog 5',
      ]),
    );
    expect(result.current.hasNextPage).toBe(false);
    expect(api.calls).toEqual(['GET /blogs', 'GET /blogs?cursor=2', 'GET /blogs?cursor=4']);
  });

  it('keeps what it has when the next page cannot be had', async () => {
    const api = fakeApi({ blogs: five, pageSize: 2 });
    const { said, run } = renderHooks();
    const { result } = run(() => useBlogs());
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    api.holdings.failing = { 'GET /blogs': { status: 500 } };
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(said).toEqual(['! Failed to load blogs.']));
    expect(result.current.data?.items).toHaveLength(2);
  });

  it('is asked for by its filter', async () => {
    const business = { _id: 'u2', name: 'Mei', isBusiness: true, businessName: 'Wharf Bakery' };
    const api = fakeApi({ campaigns: [campaign(), campaign({ _id: 'c2', createdBy: business })] });
    const { result } = renderHooks().run(() => useCampaigns({ type: 'business' }));
    await waitFor(() => expect(result.current.data?.items.map(({ _id }) => _id)).toEqual(['c2']));
    expect(api.calls).toEqual(['GET /campaigns?type=business']);
  });

  it('is counted without its items', async () => {
    const api = fakeApi({
      users: [user()],
      blogs: [...five, blog({ _id: 'b6', status: 'pending' })],
      campaigns: [campaign()],
    });
    const { result } = renderHooks().run(useCounts);
    await waitFor(() =>
      expect(result.current.data).toMatchObject({
        users: 1,
        blogs: 6,
        campaigns: 1,
        resources: 0,
        blogsByStatus: { approved: 5, pending: 1 },
      }),
    );
    expect(api.calls.every((call) => call.endsWith('?limit=0'))).toBe(true);
  });
});

describe('a blog that waits for a moderator', () => {
  it('is shown to its author', async () => {
    fakeApi({ user: user(), blogs: [blog({ status: 'pending' })] });
    const { said, run } = renderHooks();
    const { result } = run(() => useBlog('b1'));
    await waitFor(() => expect(result.current.data?.status).toBe('pending'));
    expect(said).toEqual([]);
  });

  it('is not there for anybody else', async () => {
    const api = fakeApi({ blogs: [blog({ status: 'pending' })] });
    const { result } = renderHooks().run(() => useBlog('b1'));
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 404 }));
    await waitFor(() => expect(api.calls).toEqual(['GET /blogs/b1', 'GET /user/data']));
    expect(result.current.data).toBeUndefined();
  });
});

it('a form that edits a blog begins with what the server has now', async () => {
  const api = fakeApi({ user: user(), blogs: [blog({ title: 'Before' })] });
  const { run } = renderHooks();
  const first = run(() => ({ edited: useEditedBlog('b1'), update: useUpdateBlog() }));
  await waitFor(() => expect(first.result.current.edited.data?.title).toBe('Before'));
  await act(() =>
    first.result.current.update.mutateAsync({ id: 'b1', title: 'Before', content: 'B', updatedAt: 'then' }),
  );
  first.unmount();
  // The dashboard stands between two visits.
  await new Promise((resolve) => setTimeout(resolve, 10));
  const stored = api.holdings.blogs?.[0];
  if (stored) stored.title = 'After';
  const second = run(() => useEditedBlog('b1'));
  expect(second.result.current.data).toBeUndefined();
  await waitFor(() => expect(second.result.current.data?.title).toBe('After'));
});
