import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
});
