import { createQueryClient, prefetch, ApiProvider } from '@cyberharbour/shared-api';
import { blog, useBlog } from '@cyberharbour/shared-api/blogs';
import { blog as aBlog, fakeApi } from '@cyberharbour/shared-api/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { prefetchScreens } from './prefetch-screens';

const Shown = () => <h1>{useBlog('b1').data?.title ?? 'Loading blog…'}</h1>;

function Page({ client }: { client: ReturnType<typeof createQueryClient> }) {
  const [opened, setOpened] = useState(false);
  return (
    <ApiProvider client={client}>
      <a href="/elsewhere">Elsewhere</a>
      <a href="/blog/b1">Read more</a>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened ? <Shown /> : null}
    </ApiProvider>
  );
}

afterEach(() => jest.useRealTimers());

it('a screen has its data when the link to it was pointed at or has the focus', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ delay: null });
  const api = fakeApi({ blogs: [aBlog({ title: 'The invoice' })] });
  const errors: string[] = [];
  const client = createQueryClient({
    success: () => undefined,
    error: (text) => errors.push(text),
    warn: () => undefined,
  });
  const loaded: string[] = [];
  prefetchScreens(document, {
    routes: () => [],
    fetch: (queries) => prefetch(client, queries),
    load: (pathname) => {
      loaded.push(pathname);
      return Promise.resolve([
        { path: '/blog/:id', handle: { queries: ({ id = '' }: { id?: string }) => [blog(id)] } },
      ]);
    },
  });
  render(<Page client={client} />);
  await user.hover(screen.getByRole('link', { name: 'Elsewhere' }));
  act(() => screen.getByRole('link', { name: 'Read more' }).focus());
  await waitFor(() => expect(api.calls).toEqual(['GET /blogs/b1']));
  await user.hover(screen.getByRole('link', { name: 'Read more' }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('heading', { name: 'The invoice' })).toBeVisible();
  expect(api.calls.filter((call) => call === 'GET /blogs/b1')).toHaveLength(1);
  expect(errors).toEqual([]);
  expect([...new Set(loaded)]).toEqual(['/blog/b1']);
});

it('a touch fetches at once, and a link to the open page fetches nothing', async () => {
  const load = jest.fn(() => Promise.resolve(undefined));
  prefetchScreens(document, { routes: () => [], fetch: () => Promise.resolve([]), load });
  render(
    <>
      <a href="/blog?type=business">Business</a>
      <a href={location.href}>Here</a>
    </>,
  );
  const touch = (name: string) => fireEvent.touchStart(screen.getByRole('link', { name }));
  touch('Here');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(load).not.toHaveBeenCalled();
  touch('Business');
  await waitFor(() => expect(load).toHaveBeenCalledWith('/blog'));
});
