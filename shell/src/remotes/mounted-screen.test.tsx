import type { MountScreen, ScreenHost } from '@cyberharbour/platform';
import { provideExtensions } from '@cyberharbour/platform/extensions';
import { fakeApi, renderRoute } from '@cyberharbour/shared-api/testing';
import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { HealingScreen } from './healing-screen';
import { drawMounted } from './mounted-screen';
import type { Screen } from './remote';

const services = {
  apiBase: 'https://api.example.com/api',
  notify: { success: jest.fn(), error: jest.fn(), warn: jest.fn() },
  confirm: () => Promise.resolve(false),
};
let host: ScreenHost;
const unmount = jest.fn();

/** A screen of no framework at all. */
const mount: MountScreen = (element, given) => {
  host = given;
  const draw = () => (element.innerText = `At ${given.location().pathname}${given.location().search}`);
  draw();
  return {
    update: draw,
    unmount() {
      element.replaceChildren();
      unmount();
    },
  };
};
const of = { version: '1.0.0' } as Screen['of'];

function open(drawn: MountScreen = mount, replace = jest.fn()) {
  fakeApi();
  unmount.mockReset();
  provideExtensions({ listMenu: () => [], Slot: () => null, services });
  const mounted = { of, Component: drawMounted(drawn) };
  return renderRoute(
    [
      { path: '/notices', element: <HealingScreen getScreen={() => mounted} replace={replace} /> },
      { path: '/blog', element: <Link to="/notices">Back</Link> },
    ],
    '/notices',
  );
}
const text = () => document.querySelector<HTMLElement>('[data-mounted]')?.innerText;

it('draws a screen in an element of its own, and tells it when the address is another one', async () => {
  open();
  expect(text()).toBe('At /notices');
  act(() => host.navigate('/notices?berth=4'));
  expect(text()).toBe('At /notices?berth=4');
  expect(unmount).not.toHaveBeenCalled();
  act(() => host.navigate('/blog'));
  expect(await screen.findByRole('link', { name: 'Back' })).toBeVisible();
  expect(unmount).toHaveBeenCalledTimes(1);
  act(() => host.navigate(-1));
  expect(text()).toBe('At /notices?berth=4');
});

it('gives it what the page has fetched, and takes what it fetches', () => {
  open();
  const heard = jest.fn();
  const end = host.answers.subscribe(heard);
  const answer = { key: ['berths'], data: [4], updatedAt: Date.now(), isOld: false };
  host.answers.take(answer);
  expect(heard).toHaveBeenCalledWith(answer);
  expect(host.answers.list()).toContainEqual(answer);
  host.answers.take({ ...answer, data: [3], updatedAt: 5 });
  expect(host.answers.list()).toContainEqual(answer);
  end();
});

it('writes its title', () => {
  open();
  act(() => host.setTitle('Notices for Ada'));
  expect(document.title).toBe('Notices for Ada · CyberHarbour');
});

it.each([
  [
    'throws when it is mounted',
    () => {
      throw new Error('no berth');
    },
  ],
  ['fails later', mount],
] as [string, MountScreen][])('heals a screen that %s by the version before', async (_, broken) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const replace = jest.fn(() => Promise.resolve({ of: { version: '0.9.0' }, Component: () => <p>From before</p> }));
  open(broken, replace);
  if (broken === mount) act(() => host.fail(new Error('no berth')));
  expect(await screen.findByText('From before')).toBeVisible();
  expect(replace).toHaveBeenCalledTimes(1);
});
