import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import type { MenuItem } from '@cyberharbour/platform';
import { promote, ReleaseRefused } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());

const entry = (over: Partial<MenuItem> = {}): MenuItem => ({
  place: 'header',
  label: 'Notices',
  path: '/notices',
  order: 600,
  ...over,
});
const ship = (menu: MenuItem[], version = '1.0.0', name = 'mf_notices') =>
  harbour.ship(version, {
    name,
    menu,
    claims: [
      { path: `/${name.slice(3)}`, chunk: 'home' },
      { path: `/${name.slice(3)}/:id`, chunk: 'home' },
      { path: `/${name.slice(3)}/kept`, guard: 'admin', chunk: 'home' },
    ],
  });
beforeEach(async () => {
  await harbour.withLive();
  const home: MenuItem = { place: 'header', label: 'Home', path: '/', order: 10 };
  await harbour.live('1.1.0', { menu: [home] });
});

describe('entries of the menu', () => {
  it('where the policy lets a new remote have them go live without a shell', async () => {
    await ship([entry(), entry({ place: 'console', path: '/notices/kept', icon: 'alert' })]);
    await promote(harbour.store, 'mf_notices', '1.0.0');
    const { menu } = await harbour.store.release('mf_notices', '1.0.0');
    assert.deepEqual(
      menu?.map(({ place, label }) => `${place}: ${label}`),
      ['header: Notices', 'console: Notices'],
    );
  });

  for (const [what, menu, sentence] of [
    [
      'to what it does not claim',
      [entry({ path: '/' })],
      'mf_notices: the entry Notices leads to /, which mf_notices does not claim.',
    ],
    [
      'to a path with a parameter',
      [entry({ path: '/notices/:id' })],
      'mf_notices: the entry Notices leads to /notices/:id, and an entry leads to one page.',
    ],
    [
      'more than its share',
      [entry(), entry({ label: 'More', path: '/notices/kept', order: 601 })],
      "mf_notices has 2 entries in the header, and the platform's policy allows it 1.",
    ],
    [
      'before those of others',
      [entry({ order: 5 })],
      "mf_notices: the entry Notices in the header has the order 5, and the platform's policy gives it 500 to 799.",
    ],
    [
      'in the console to a page that is open',
      [entry({ place: 'console' })],
      'mf_notices: the entry Notices in the console leads to a path without the guard admin.',
    ],
    [
      'called like that of another remote',
      [entry({ label: 'HOME' })],
      'mf_notices has an entry HOME in the header, and so has mf_public.',
    ],
    [
      'twice',
      [entry(), entry({ order: 601 })],
      "mf_notices has 2 entries in the header, and the platform's policy allows it 1.\nmf_notices has an entry twice in one place.",
    ],
  ] as const)
    it(`${what} are refused`, async () => {
      await assert.rejects(ship([...menu]), (refused: unknown) => {
        assert.ok(refused instanceof ReleaseRefused);
        assert.deepEqual(new Set(refused.reasons), new Set(sentence.split('\n')));
        return true;
      });
    });

  it('with words that are none are refused with the place of the fault', () =>
    assert.rejects(ship([entry({ label: '<b>Notices</b>' })]), /menu\.0\.label: A label is words/));

  it('are at most as many as the policy lets a place have, and whoever has them may have others', async () => {
    for (const name of ['mf_one', 'mf_two', 'mf_three', 'mf_four', 'mf_five', 'mf_six', 'mf_seven', 'mf_eight']) {
      await ship([entry({ label: name.slice(3), path: `/${name.slice(3)}` })], '1.0.0', name);
      await promote(harbour.store, name, '1.0.0');
    }
    await assert.rejects(ship([entry()]), {
      message: "With mf_notices, the header would have 10 entries, and the platform's policy allows 9.",
    });
    await ship([entry({ label: 'Eight', path: '/eight' })], '1.1.0', 'mf_eight');
  });

  it('are those of the platform alone where its policy says so', async () => {
    const own = { header: { most: 6, remotes: { mf_public: { entries: 6, order: [0, 999] } } } };
    const others = { most: 1, remotes: {} };
    await writeFile(
      join(harbour.store.keys, 'platform.policy.json'),
      JSON.stringify({
        paths: {},
        budgets: {},
        menu: { ...own, account: others, dashboard: others, console: others },
      }),
    );
    await assert.rejects(ship([entry()]), {
      message: "mf_notices has an entry in the header, which the platform's policy gives to mf_public.",
    });
  });
});

describe('a part of another remote’s screen', () => {
  const shipPart = (path: string, guard: 'session' | undefined, order = 10, name = 'mf_notices') =>
    harbour.live('1.0.0', {
      name,
      claims: [{ path: `/${name.slice(3)}/card`, ...(guard && { guard }), chunk: 'home' }],
      slots: [{ slot: 'dashboard-card', path, order }],
    });

  it('is a screen that its remote claims, behind the guard of the slot', async () => {
    await assert.rejects(shipPart('/', 'session'), /leads to \/, which mf_notices does not claim/);
    await assert.rejects(
      shipPart('/notices/card', undefined),
      /the entry \/notices\/card in the slot dashboard-card leads to a path without the guard session/,
    );
    await shipPart('/notices/card', 'session');
  });

  it('at the end of the page of a post is on an address that everybody may open, and of another slot than the rest', async () => {
    const slots = (['blog-detail', 'campaign-detail'] as const).map((slot) => ({
      slot,
      path: '/notices/card',
      order: 1,
    }));
    const claims = [{ path: '/notices/card', chunk: 'home' }];
    await harbour.live('1.0.0', { name: 'mf_notices', claims, slots });
    const more = slots.map((part) => ({ ...part, path: '/notices' }));
    await assert.rejects(
      harbour.live('1.1.0', {
        name: 'mf_notices',
        claims: [...claims, { path: '/notices', chunk: 'home' }],
        slots: [...slots, ...more],
      }),
      /mf_notices has 2 entries in the slot blog-detail, and the platform's policy allows it 1/,
    );
  });

  it('has the places of today also where the policy of a store is from before them', async () => {
    const before = { 'dashboard-card': { most: 1, remotes: {} } };
    await writeFile(
      join(harbour.store.keys, 'platform.policy.json'),
      JSON.stringify({ paths: {}, budgets: {}, slots: before }),
    );
    await harbour.live('1.0.0', {
      name: 'mf_notices',
      claims: [{ path: '/notices/card', chunk: 'home' }],
      slots: [{ slot: 'blog-detail', path: '/notices/card', order: 1 }],
    });
    await assert.rejects(shipPart('/other/card', 'session', 10, 'mf_other'), /in the slot dashboard-card/);
  });

  it('is one of as many as the policy lets a slot have', async () => {
    for (const name of ['mf_one', 'mf_two', 'mf_three', 'mf_four'])
      await shipPart(`/${name.slice(3)}/card`, 'session', 10, name);
    await assert.rejects(shipPart('/notices/card', 'session'), {
      message: "With mf_notices, the slot dashboard-card would have 5 entries, and the platform's policy allows 4.",
    });
  });
});
