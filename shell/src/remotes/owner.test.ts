import type { ReleaseSet } from '@cyberharbour/platform';
import { findOwner } from '@cyberharbour/platform/claims';

const remote = (name: string, ...paths: string[]) => ({
  name,
  version: '1.0.0',
  entry: `/r/${name}/1.0.0/remoteEntry.js`,
  claims: paths.map((path) => ({ path })),
});

const set: ReleaseSet = {
  shell: '1.0.0',
  remotes: [remote('mf_public', '/', '/blog', '/blog/:id'), remote('mf_dashboard', '/blog/create', '/blog/:id/edit')],
  styles: {},
  apiBase: '',
  mode: 'release',
};

it.each([
  ['/', 'mf_public'],
  ['/blog', 'mf_public'],
  ['/blog/create', 'mf_dashboard'],
  ['/blog/42', 'mf_public'],
  ['/blog/42/edit', 'mf_dashboard'],
  ['/blog/42/edit/more', undefined],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, name) => {
  expect(findOwner(set.remotes, path)?.claimant.name).toBe(name);
});
