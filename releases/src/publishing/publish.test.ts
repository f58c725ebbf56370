import assert from 'node:assert/strict';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { after, it } from 'node:test';
import { newTeam } from '../signatures/keys.ts';
import { Harbour } from '../testing/fake-releases.ts';

const harbour = await Harbour.open();
after(() => harbour.close());

it('reads each team file once in a publish', async (test) => {
  await harbour.shell();
  await newTeam(harbour.store, 'admins', ['mf_admin']);
  const read = test.mock.method(files, 'readFile');
  syncBuiltinESMExports();
  await harbour.ship('1.0.0');
  const counts = new Map<string, number>();
  for (const { arguments: given } of read.mock.calls) {
    const [file] = given;
    if (typeof file === 'string' && /[\\/]keys[\\/]\w+\.json$/.test(file))
      counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  read.mock.restore();
  syncBuiltinESMExports();
  assert.deepEqual([...counts.values()], [1, 1]);
});
