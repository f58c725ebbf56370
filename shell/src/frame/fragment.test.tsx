import { RouterLinks } from '@cyberharbour/platform/kit';
import { fakeApi, renderRoute } from '@cyberharbour/shared-api/testing';
import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Frame } from './frame';

let arrive: () => void = () => undefined;
function Campaign() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    arrive = () => setIsThere(true);
  }, []);
  return (
    <>
      <title>Campaign · CyberHarbour</title>
      <h1>Campaign</h1>
      {isThere ? <h2 id="join-in">Join in</h2> : null}
    </>
  );
}

const routes = [
  {
    element: <Frame />,
    children: [
      { path: '/', handle: { title: 'Home' }, element: <h1>Home</h1> },
      { path: '/list', handle: { title: 'List' }, element: <h1>The list</h1> },
      { path: '/campaign', element: <Campaign /> },
    ],
  },
];
const open = (url: string) => renderRoute(routes, url, { wrapper: RouterLinks });

it('goes on from a place within a page, in a browser that scrolls there with a promise', async () => {
  fakeApi();
  const scrolled = jest.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  const { router } = open('/');
  await act(() => router.navigate('/list#main'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

it.each([
  ['goes to a place within a page that comes only with its data', 0, 1],
  ['leaves whoever has scrolled meanwhile where they are', 400, 0],
])('%s', async (_, scrolledTo, times) => {
  fakeApi();
  const scrolled = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  const { router } = open('/');
  await act(() => router.navigate('/campaign#join-in'));
  expect(scrolled).not.toHaveBeenCalled();
  Object.assign(window, { scrollY: scrolledTo });
  act(() => arrive());
  await screen.findByRole('heading', { name: 'Join in' });
  expect(scrolled).toHaveBeenCalledTimes(times);
  Object.assign(window, { scrollY: 0 });
});
