import assert from 'node:assert/strict';
import { readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import {
  brokenByApi,
  liveReleases,
  newTeam,
  pin,
  promote,
  promoteTogether,
  publish,
  ReleaseRefused,
  rollback,
} from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(() => harbour.withLive());

const file = (name: string) => join(harbour.store.filesOf('mf_public', '2.0.0'), name);
const pointers = async () =>
  JSON.stringify(await Promise.all((await harbour.store.remotes()).map((name) => harbour.store.history(name))));

/** Each as a team would send it: published where that is possible, then promoted. */
const bad: [what: string, send: () => Promise<unknown>, reason: RegExp][] = [
  [
    'built for another React',
    () => harbour.ship('2.0.0', {}, { shared: { react: '^18.2.0' } }),
    /needs react \^18\.2\.0, and shell 1\.0\.0 shares 19\.3\.1/,
  ],
  [
    'for another host contract',
    () => harbour.ship('2.0.0', { contract: '^2.0.0' }),
    /needs host contract \^2\.0\.0, and shell 1\.0\.0 speaks/,
  ],
  ['for another API', () => harbour.ship('2.0.0', { api: '^7.0.0' }), /needs API \^7\.0\.0, and the server speaks/],
  ['without ./routes', () => harbour.ship('2.0.0', {}, { expose: './pages' }), /does not expose \.\/routes/],
  [
    'with a path of another remote',
    () => harbour.ship('2.0.0', { name: 'mf_other' }),
    /claims \/, which belongs to mf_public/,
  ],
  [
    'changed in one byte after publishing',
    async () => {
      await harbour.ship('2.0.0');
      await writeFile(file('home.0a1b2c3d.js'), 'export const Component = () => evil;');
    },
    /home\.0a1b2c3d\.js is not what was published/,
  ],
  [
    'described anew after signing',
    async () => {
      await harbour.ship('2.0.0');
      await writeFile(
        file('release.json'),
        (await readFile(file('release.json'), 'utf8')).replace('"budget": 10000', '"budget": 99999'),
      );
    },
    /was changed after team local signed it/,
  ],
  [
    'unsigned',
    async () => {
      await harbour.ship('2.0.0');
      await unlink(file('signature.json'));
    },
    /is not signed/,
  ],
  [
    "signed with another team's key",
    async () => {
      const { privateKey } = await newTeam(harbour.store, 'admins', ['mf_admin']);
      await harbour.ship('2.0.0', {}, { key: privateKey });
    },
    /belongs to team local, and this key is team admins's/,
  ],
  ['larger than its budget', () => harbour.ship('2.0.0', { budget: 5 }), /its budget is 5/],
  [
    'with a file missing',
    async () => {
      await harbour.ship('2.0.0');
      await rm(file('home.0a1b2c3d.js'));
    },
    /home\.0a1b2c3d\.js is missing/,
  ],
];

describe('a release is refused, with nothing moved, when it is', () => {
  for (const [what, send, reason] of bad) {
    it(what, async (test) => {
      const before = await pointers();
      const refused = await send()
        .then(() => promote(harbour.store, 'mf_public', '2.0.0'))
        .catch((error: unknown) => error);
      assert.ok(refused instanceof ReleaseRefused);
      assert.match(refused.message, reason);
      test.diagnostic(`refused, ${what}: ${refused.message}`);
      assert.equal(await pointers(), before);
    });
  }

  it('wrong in five ways, and all five are said at once', async () => {
    const sent = harbour.ship(
      '2.0.0',
      { name: 'mf_other', contract: '^2.0.0', api: '^7.0.0', budget: 5 },
      { shared: { react: '^18.0.0' } },
    );
    await assert.rejects(sent, (refused: ReleaseRefused) => refused.reasons.length === 5);
  });
});

describe('a shell is refused when it would break', () => {
  const react20 = { react: '20.0.0', '@cyberharbour/shared-ui': '1.0.0' };

  it('a live remote', async () => {
    await assert.rejects(
      harbour.shipShell('2.0.0', react20),
      /mf_public 1\.0\.0 needs react \^19\.3\.1, and shell 2\.0\.0 shares 20\.0\.0/,
    );
  });

  it('a remote that would take over', async () => {
    await harbour.live('1.1.0', {}, { shared: {} });
    await assert.rejects(harbour.shipShell('2.0.0', react20), /mf_public 1\.0\.0 needs react/);
  });

  it('a remote on trial', async () => {
    await harbour.anew();
    await harbour.shell();
    await harbour.live('1.0.0', {}, { shared: {} });
    await harbour.ship('1.1.0');
    await promote(harbour.store, 'mf_public', '1.1.0', { percent: 5 });
    await assert.rejects(harbour.shipShell('2.0.0', react20), /mf_public 1\.1\.0 needs react/);
  });

  it('and is let through together with remotes built for it; an older one takes over for nobody', async () => {
    const dist = await harbour.dist({ shared: { react: '^20.0.0' } });
    await publish(harbour.store, { unit: harbour.unit(), version: '2.0.0', dist, together: true });
    await assert.rejects(promote(harbour.store, 'mf_public', '2.0.0'), /shares 19\.3\.1/);
    const shell = await harbour.dist();
    await writeFile(join(shell, 'shell.00000000.js'), 'void 0;');
    await writeFile(join(shell, 'host.json'), JSON.stringify(react20));
    await publish(harbour.store, {
      unit: { folder: shell, name: '@cyberharbour/shell', version: '2.0.0', dependencies: {} },
      version: '2.0.0',
      dist: shell,
      together: true,
    });
    await promoteTogether(harbour.store, [
      { name: 'mf_public', version: '2.0.0' },
      { name: 'shell', version: '2.0.0' },
    ]);
    const live = await harbour.store.latest('mf_public');
    assert.deepEqual([live?.current, live?.previous], ['2.0.0', null]);
  });
});

describe('what the host gives by name', () => {
  const api = '@cyberharbour/shared-api';
  const gives = (...names: string[]) => ({ [api]: names });
  beforeEach(async () => {
    await harbour.anew();
    await harbour.shell('1.0.0', undefined, gives('useBlogs', 'useSession'));
    await harbour.live('1.0.0', {}, { names: gives('useBlogs') });
  });

  it('a remote that takes more is refused, with the names, until a shell gives them', async () => {
    const next = { names: gives('useBlogs', 'useCounts', 'useDrafts') };
    await assert.rejects(harbour.ship('1.1.0', {}, next), {
      message: `mf_public 1.1.0 needs ${api} with useCounts, useDrafts, and shell 1.0.0 gives it without.`,
    });
    await harbour.shell('1.1.0', undefined, gives('useBlogs', 'useCounts', 'useDrafts', 'useSession'));
    await harbour.live('1.1.0', {}, next);
  });

  it('a shell that takes a name away is refused while a remote that visitors can get takes it', async () => {
    await assert.rejects(
      harbour.shipShell('2.0.0', undefined, gives('useSession')),
      /mf_public 1\.0\.0 needs @cyberharbour\/shared-api with useBlogs, and shell 2\.0\.0 gives it without/,
    );
    await harbour.live('1.1.0', {}, { names: {} });
    await assert.rejects(harbour.shipShell('2.0.0', undefined, gives('useSession')), /mf_public 1\.0\.0 needs/);
    await harbour.live('1.2.0', {}, { names: {} });
    await harbour.shell('2.0.0', undefined, gives('useSession'));
    await assert.rejects(
      rollback(harbour.store, 'mf_public', { to: '1.0.0' }),
      /with useBlogs, and shell 2\.0\.0 gives it without/,
    );
  });

  it('a roll back of the shell is refused while a live remote takes what only the new one gives', async () => {
    await harbour.shell('1.1.0', undefined, gives('useBlogs', 'useCounts'));
    await harbour.live('1.1.0', {}, { names: gives('useCounts') });
    await assert.rejects(rollback(harbour.store, 'shell'), /with useCounts, and shell 1\.0\.0 gives it without/);
  });

  it('a build that says nothing of names is let through, and one that says it wrongly is not', async () => {
    await harbour.ship('1.1.0');
    const dist = await harbour.dist({ names: { [api]: 'all' } as never });
    await assert.rejects(
      publish(harbour.store, { unit: harbour.unit(), version: '1.2.0', dist }),
      /shared-names\.json is not JSON as the build writes it/,
    );
  });
});

it('a new API is asked about what visitors can get now', async () => {
  assert.deepEqual(brokenByApi(await liveReleases(harbour.store), '1.9.0'), []);
  assert.deepEqual(brokenByApi(await liveReleases(harbour.store), '2.0.0'), [
    'mf_public 1.0.0 needs API ^1.0.0, and the server speaks 2.0.0.',
  ]);
});

it('two remotes that want one path at once: one gets it', async () => {
  for (const name of ['mf_one', 'mf_two'])
    await harbour.ship('1.0.0', { name, claims: [{ path: '/new', chunk: 'home' }] });
  const settled = await Promise.allSettled(['mf_one', 'mf_two'].map((name) => promote(harbour.store, name, '1.0.0')));
  assert.deepEqual(settled.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
});

it('what is pinned does not move', async () => {
  await harbour.ship('1.1.0');
  await pin(harbour.store, 'mf_public');
  await assert.rejects(
    promote(harbour.store, 'mf_public', '1.1.0'),
    /is pinned at 1\.0\.0: cyberharbour-mf unpin mf_public/,
  );
});
