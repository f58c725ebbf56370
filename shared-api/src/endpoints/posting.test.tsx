import { act, waitFor } from '@testing-library/react';
import { isCancelled } from '../core/index';
import { useCreateBlog, useUpdateBlog } from './blogs';
import { blog, fakeApi, user } from '../testing';
import { renderHooks } from '../testing/render-hooks';

describe('posting', () => {
  it('sends the fields, the picture and the key of the attempt', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    const { use } = renderHooks();
    const create = use(useCreateBlog);
    const image = new File(['x'], 'wharf.jpg', { type: 'image/jpeg' });
    await act(() => create.current.mutateAsync({ title: 'A', content: 'B', image }));
    expect(api.calls).toEqual(['POST /blogs']);
    expect(api.sent[0]).toEqual({ title: 'A', content: 'B', image });
    expect(api.headers[0]?.['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
    await act(() => create.current.mutateAsync({ title: 'A', content: 'B', image }));
    await act(() => create.current.mutateAsync({ title: 'A', content: 'C', image }));
    const [first, again, changed] = api.headers.map((headers) => headers['Idempotency-Key']);
    expect([again === first, changed === first]).toEqual([true, false]);
  });

  it('tells how far it is, and can be taken back without a word', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()], held: { 'POST /blogs': new Promise(() => undefined) } });
    const { use, said } = renderHooks();
    const create = use(useCreateBlog);
    const [shares, stop] = [[] as number[], new AbortController()];
    const sending = { signal: stop.signal, onProgress: (share: number) => void shares.push(share) };
    const image = new File(['x'], 'wharf.jpg', { type: 'image/jpeg' });
    act(() => create.current.mutate({ title: 'A', content: 'B', image, sending }));
    await waitFor(() => expect(shares).toEqual([0.5]));
    act(() => stop.abort());
    await waitFor(() => expect(isCancelled(create.current.error)).toBe(true));
    expect(said).toEqual([]);
    expect(api.calls).toEqual(['POST /blogs']);
  });

  it('sends a new picture or the stored address, never an empty field', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    const { use } = renderHooks();
    const update = use(useUpdateBlog);
    await act(() =>
      update.current.mutateAsync({
        id: 'b1',
        title: 'A',
        content: 'B',
        image: undefined,
        imageUrl: 'https://x/y.webp',
        updatedAt: blog().updatedAt,
      }),
    );
    expect(api.headers[0]?.['If-Match']).toBe(`"${Date.parse(blog().updatedAt)}"`);
    expect(api.sent[0]).toEqual({
      title: 'A',
      content: 'B',
      imageUrl: 'https://x/y.webp',
    });
  });
});
