import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, publish } from '../index.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());
beforeEach(() => harbour.withLive());

async function promoteWith(sheet: string) {
  const dist = await harbour.dist();
  await writeFile(join(dist, 'home.0a1b2c3d.css'), sheet);
  await publish(harbour.store, { unit: harbour.unit(), version: '2.0.0', dist });
  return promote(harbour.store, 'mf_public', '2.0.0');
}

describe('a sheet of a remote is refused', () => {
  for (const [what, sheet] of [
    ['that hides everything', '@layer remote{*{display:none}}'],
    ['that hides every link', '@layer remote{.pub-x{color:red}a{display:none}}'],
    ['that hides the links of the shell', '@layer remote{.ui-link{display:none}}'],
    ['that hides all but its own', '@layer remote{:not(.pub-x){display:none}}'],
    ['outside of its layer', '.pub-x{color:red}'],
    ['in a layer of its own', '@layer above{.pub-x{color:red}}'],
    ['that hides the page under a condition', '@layer remote{@media print{body{display:none}}}'],
    ['one of whose alternatives is bare', '@layer remote{.pub-x,header{display:none}}'],
    ['behind a text that looks like an end', '@layer remote{.pub-x{content:"}"}a{display:none}}'],
    ['one of whose inner alternatives is bare', '@layer remote{:is(.pub-x,a){display:none}}'],
    ['whose comment looks like an end', '@layer remote{.pub-x{color:red}/*}*/a{display:none}}'],
    ['that spells its selector with an escape', '@layer remote{\\61 {display:none}}'],
    ['that fetches another sheet', '@import url(other.css);@layer remote{.pub-x{color:red}}'],
  ] as const)
    it(what, () => assert.rejects(promoteWith(sheet), /home\.0a1b2c3d\.css has /));
});

it('a sheet with classes of its own goes live', async () => {
  const sheet =
    '@layer ui{.ui-band{gap:1px}:root{--swiper:1}}@layer remote{.pub-x h1,main:has(>.ui-band){gap:1px}' +
    ':root:has(.pub-x){--w:1}.pub-x{&::before{content:"a{"}}@media print{.pub-x>*{gap:0}}}@keyframes turn{from{gap:0}to{gap:1px}}';
  assert.equal((await promoteWith(sheet)).current, '2.0.0');
});
