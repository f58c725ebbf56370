import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchRoutes } from 'react-router-dom';
import { findOwner } from './find-owner.ts';

const remote = (name: string, ...paths: string[]) => ({ name, claims: paths.map((path) => ({ path })) });

const remotes = [
  remote('mf_public', '/', '/blog', '/blog/:id'),
  remote('mf_dashboard', '/blog/create', '/blog/:id/edit'),
];

describe('the owner of an address', () => {
  for (const [path, name] of [
    ['/', 'mf_public'],
    ['/blog', 'mf_public'],
    ['/blog/create', 'mf_dashboard'],
    ['/blog/42', 'mf_public'],
    ['/blog/42/edit', 'mf_dashboard'],
    ['/blog/42/edit/more', undefined],
    ['/nowhere', undefined],
  ] as const) {
    it(`of ${path} is ${String(name)}`, () => {
      assert.equal(findOwner(remotes, path)?.claimant.name, name);
    });
  }

  it('is the one that the router alone would find, however the address is written', () => {
    const all = remotes.flatMap(({ name, claims }) => claims.map(({ path }) => ({ path, handle: name })));
    const words = [
      '',
      'blog',
      'BLOG',
      'Blo\u212a',
      '%62log',
      'blog%2f42',
      'bl%6Fg',
      '42',
      'create',
      'edit',
      'x',
      'b\u017f',
    ];
    const addresses = words.flatMap((one) => words.flatMap((two) => words.map((three) => `/${one}/${two}/${three}`)));
    const starts = [...addresses, ...addresses.map((one) => one.replace(/\/+$/, '')), '/', '//', '//blog', '/blog/'];
    const differing = starts.filter(
      (address) => findOwner(remotes, address)?.claimant.name !== matchRoutes(all, address)?.at(-1)?.route.handle,
    );
    assert.deepEqual(differing, []);
  });
});
