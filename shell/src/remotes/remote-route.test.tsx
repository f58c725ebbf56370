import type { RemoteRoute } from '@cyberharbour/platform';

const Component = () => <h1>Screen</h1>;
const lazy = () => Promise.resolve({ Component });

/** The compiler is the test here: each comment fails the type check when its line compiles. */
it('a route of a remote has only what the shell honours', () => {
  const routes: RemoteRoute[] = [
    { path: '/blog', handle: { title: 'Blog' }, lazy },
    // @ts-expect-error a loader would be dropped
    { path: '/blog', lazy, loader: () => null },
    // @ts-expect-error children would be dropped
    { path: '/blog', lazy, children: [] },
    // @ts-expect-error an error element would be dropped
    { path: '/blog', lazy, errorElement: null },
    // @ts-expect-error so would a loader of the screen's module
    { path: '/blog', lazy: () => Promise.resolve({ Component, loader: () => null }) },
    // @ts-expect-error a screen is loaded when it is needed
    { path: '/blog', Component },
  ];
  expect(routes).toHaveLength(6);
});
