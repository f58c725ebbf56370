import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { openReader } from './reader.ts';

const one = sql<{ one: number }>`select 1 as one`;

describe('reading in a thread', () => {
  it('goes on at once after its thread has failed', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cyberharbour-reader-'));
    const file = path.join(folder, 'database.db');
    const reader = openReader(file);
    const again = one.execute(reader).catch((error: unknown) => {
      assert.match(String(error), /unable to open database file/);
      new DatabaseSync(file).close();
      // The thread that failed is about to end; this one is not its.
      return one.execute(reader);
    });
    assert.deepEqual((await again).rows, [{ one: 1 }]);
    await reader.destroy();
    await rm(folder, { recursive: true });
  });
});
