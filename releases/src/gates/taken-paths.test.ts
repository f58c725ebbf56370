import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { findOwner } from '@cyberharbour/platform/claims';
import { promote } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';
import { policyOf } from '../policy/policy.ts';
import { claimReasons } from './claims.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(() => harbour.anew());

const taken = [
  '/',
  '/about',
  '/blog',
  '/blog/:id',
  '/help',
  '/resources/:slug',
  '/admin/users',
  '/api',
  '/r',
  '/release-sets',
];
const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Ways to write a path that a router, a server or a person may take for the same. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `${path}/.`,
  (path) => `${path}/*`,
  (path) => `${path}*`,
  (path) => `${path}?`,
  (path) => `${path}/:more?`,
  (path) => `${path}/more`,
  (path) => `${path}/:anything`,
  (path) => path.replace(/[a-z]/, hex),
  (path) => path.replace(/[a-z]/, (letter) => hex(letter).replace('%', '%25')),
  (path) => `${path}%2f`,
  (path) => `${path}%00`,
  (path) => `${path}\\`,
  (path) => `${path} `,
  (path) => `${path}\n`,
  (path) => `${path};x`,
  (path) => path.replace(/[a-z]/, (letter) => `${letter}\u0301`),
  (path) => path.replace(/\/[^/]*/, '/:any'),
  (path) => path.replace(/[a-z]/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
];

const own = taken.slice(0, 7).map((path) => ({ path, ...(path.startsWith('/admin') && { guard: 'admin' as const }) }));
const addresses = [
  '/',
  '/about',
  '/about/',
  '/About',
  '/%61bout',
  '/blog',
  '/blog/create-one',
  '/help',
  '/admin/users',
];
const generated = [...new Set(taken.flatMap((path) => spellings.map((spell) => spell(path))))];

describe('a path that is taken', () => {
  it('is refused, or takes no address of its owner, in 200 spellings and more', async (test) => {
    const policy = await policyOf(harbour.store);
    const owner = { name: 'mf_public', claims: own };
    const live = [{ name: 'mf_public', current: { name: 'mf_public', claims: own } as never }];
    const passed = generated.filter(
      (path) => claimReasons({ name: 'mf_thief', claims: [{ path }] }, live, policy).length === 0,
    );
    // Beside the root only the root itself is taken: other words are free.
    const foreign = passed.filter((path) => {
      const set = [{ name: 'mf_thief', claims: [{ path }] }, owner];
      return addresses.some((address) => findOwner(set, address)?.claimant.name === 'mf_thief');
    });
    assert.ok(generated.length >= 200);
    test.diagnostic(
      `${generated.length} spellings: ${generated.length - passed.length} refused, ${passed.length} harmless`,
    );
    assert.deepEqual(foreign, []);
  });

  it('stays with its owner in a set that no gate has seen', () => {
    const odd = generated.filter((path) => !/^\/(?:$|[a-z\d-]+(?:\/(?:[a-z\d-]+|:\w+))*$)/.test(path));
    for (const path of odd) {
      const set = [
        { name: 'mf_thief', claims: [{ path }] },
        { name: 'mf_public', claims: own },
      ];
      for (const address of addresses)
        assert.notEqual(findOwner(set, address)?.claimant.name, 'mf_thief', `${path} took ${address}`);
    }
  });
});

it('a remote may go where the policy lets it, with the guard that is wanted there', async () => {
  await harbour.shell();
  await harbour.live('1.0.0', { claims: [{ path: '/blog' }, { path: '/blog/:id' }] });
  const edit = { name: 'mf_dashboard', claims: [{ path: '/blog/:id/edit', guard: 'session' as const }] };
  await harbour.live('1.0.0', edit);
  for (const [over, reason] of [
    [{ name: 'mf_other', claims: [{ path: '/blog/new' }] }, /policy gives \/blog to mf_public and mf_dashboard/],
    [{ name: 'mf_admin', claims: [{ path: '/admin/new' }] }, /\/admin\/new without the guard admin/],
    [{ name: 'mf_admin', claims: [{ path: '/admin', guard: 'session' as const }] }, /\/admin without the guard admin/],
  ] as const)
    await assert.rejects(harbour.ship('1.0.0', { ...over, claims: [...over.claims] }), reason);
});

it('what is free may be claimed below a word of its own', async () => {
  await harbour.shell();
  await harbour.live('1.0.0');
  await harbour.ship('1.0.0', { name: 'mf_notices', claims: [{ path: '/notices' }, { path: '/notices/:id' }] });
  assert.equal((await promote(harbour.store, 'mf_notices', '1.0.0')).current, '1.0.0');
});
