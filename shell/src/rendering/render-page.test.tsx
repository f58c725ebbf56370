/** @jest-environment node */
import type { RemoteRoute } from '@cyberharbour/platform';
import { Suspense, use, type ComponentType } from 'react';
import { renderPage } from './render-page';

const render = (Component: ComponentType) => {
  const routes: RemoteRoute[] = [{ path: '/notices', lazy: () => Promise.resolve({ Component }) }];
  return renderPage({ url: '/notices', routes, version: '1.0.0', apiBase: 'http://localhost' });
};

const Broken = () => {
  throw new Error('This section is broken.');
};
const never = new Promise<never>(() => undefined);
const Late = () => use(never);

it('writes frame and screen as they stand, the screen in a boundary that is hydrated after the frame', async () => {
  const page = await render(() => <h1>{'Notices '.repeat(50_000)}</h1>);
  expect(page).toMatchObject({ status: 200, isComplete: true });
  expect(page?.body).toMatch(/<main[^>]*><!--\$--><h1>Notices [^]*<\/h1><!--\/\$--><\/main>/);
  expect(page?.body).not.toContain('<script');
});

it.each([
  ['the screen', Broken],
  [
    'a section with a boundary of its own',
    () => (
      <Suspense>
        <Broken />
      </Suspense>
    ),
  ],
])('is no page with a hole where %s throws: the browser renders it, and heals it', async (_, Component) => {
  await expect(render(Component)).rejects.toThrow('This section is broken.');
});

it('says that a section is missing which does not come in time', async () => {
  const page = await render(() => (
    <>
      <h1>Notices</h1>
      <Suspense fallback={<p>Loading...</p>}>
        <Late />
      </Suspense>
    </>
  ));
  expect(page).toMatchObject({ status: 200, isComplete: false });
  expect(page?.body).toContain('<p>Loading...</p>');
  expect(page?.body).toContain('<h1>Notices</h1>');
});

it('is no page where nothing of the screen comes in time', async () => {
  await expect(render(Late)).rejects.toThrow('Nothing of the screen came in time.');
});
