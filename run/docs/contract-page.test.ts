import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { contractVersion } from '@cyberharbour/platform';
import { root } from '../root.ts';

const page = readFileSync(join(root, 'docs/contract-versions.md'), 'utf8');
const { exports } = JSON.parse(readFileSync(join(root, 'platform/surface.json'), 'utf8')) as {
  exports: Record<string, object>;
};

/** Parts of the page that say of names what may be expected of them. */
const standings = ['Stable', 'Provisional', 'Between shell, web server and release command', 'Going away'];
const partAt = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

describe('the page of contract versions', () => {
  it('names the version that the host speaks', () =>
    assert.match(page, new RegExp(`is at version \\*\\*${contractVersion.replaceAll('.', '\\.')}\\*\\*`)));

  it('says of every name of the contract, once, whether it stays', () => {
    const named = standings.flatMap((heading) =>
      [...partAt(heading).matchAll(/`([A-Za-z]+)`/g)].flatMap(([, name = '']) => (name in exports ? [name] : [])),
    );
    assert.deepEqual(named.toSorted(), Object.keys(exports).toSorted());
  });
});
