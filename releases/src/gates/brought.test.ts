import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { promote } from '../index.ts';
import { Harbour, reactChunk } from '../testing/fake-releases.ts';
import { sayCosts } from './brought.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(() => harbour.withLive());

const react = { react: { version: '18.3.1', files: [reactChunk] } };
const over = { name: 'mf_notices', claims: [{ path: '/notices', chunk: 'home' }] };
const ship = (version = '1.0.0', brought: Parameters<Harbour['ship']>[2] = { brought: react }) =>
  harbour.ship(version, over, { shared: {}, ...brought });
const allow = async (majors: object) =>
  writeFile(join(harbour.store.keys, 'platform.policy.json'), JSON.stringify({ paths: {}, budgets: {}, majors }));

describe('a remote with another React than the shell', () => {
  it('is refused with its cost until the policy names it, and goes live then', async () => {
    const refusal =
      /mf_notices brings react 18\.3\.1, which costs its pages \d+ bytes, and the platform's policy does not let it/;
    await assert.rejects(ship(), refusal);
    await allow({ mf_other: { react: 60_000 } });
    await assert.rejects(ship(), refusal);
    await allow({ mf_notices: { react: 60_000 } });
    const release = await ship();
    assert.match(sayCosts(release), /^ It brings react 18\.3\.1 \(\d+ bytes\) of its own, on its own pages alone\.$/);
    await promote(harbour.store, 'mf_notices', '1.0.0');
  });

  it('is refused above what the policy allows it', async () => {
    await allow({ mf_notices: { react: 20 } });
    await assert.rejects(ship(), /costs its pages \d+ bytes, and the platform's policy allows 20\./);
  });

  it('says it of every file that holds one', async () => {
    await allow({ mf_notices: { react: 60_000 } });
    await harbour.ship('1.0.0', over, {
      shared: {},
      brought: { react: { version: '18.3.1', files: ['home.0a1b2c3d.js'] } },
    });
    await assert.rejects(
      promote(harbour.store, 'mf_notices', '1.0.0'),
      new RegExp(
        `mf_notices 1\\.0\\.0: ${reactChunk.replaceAll('.', '\\.')} holds a React, which the release does not say it brings`,
      ),
    );
    await assert.rejects(
      ship('1.1.0', { brought: { react: { version: '18.3.1', files: [] } } }),
      /does not say in which of its files/,
    );
  });

  it('is refused where the live shell is from before there were such remotes', async () => {
    await allow({ mf_notices: { react: 60_000 } });
    const release = await ship();
    const { misfits } = await import('./fit.ts');
    const shell = await harbour.store.release('shell', '1.0.0');
    assert.deepEqual(misfits(release, { ...shell, contract: '1.3.0' }), [
      'mf_notices 1.0.0 brings react, and shell 1.0.0 draws no such remote yet.',
    ]);
    assert.deepEqual(misfits(release, shell), []);
  });

  it('is allowed nothing by the policy of the source tree, and no policy allows more than 60,000 bytes', async () => {
    const policy = JSON.parse(await readFile(new URL('../../policy.json', import.meta.url), 'utf8')) as {
      majors: object;
    };
    assert.deepEqual(policy.majors, {});
    await allow({ mf_notices: { react: 60_001 } });
    await assert.rejects(ship(), /platform\.policy\.json/);
  });
});
