import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { onEveryDatabase } from '../testing/dialects.ts';
import { isPostgres } from './engine.ts';
import { migrate } from './migrate.ts';

onEveryDatabase('a start', (server) => {
  it('sets what connections to PostgreSQL begin with, and leaves what an operator has set', async () => {
    const { db } = server().context;
    if (!isPostgres(db)) return;
    const read = async () => {
      const { rows } = await sql<{ set: string }>`select unnest(setconfig) as set from pg_db_role_setting
        where setrole = current_user::regrole
          and setdatabase = (select oid from pg_database where datname = current_database())`.execute(db);
      return rows.map(({ set }) => set).toSorted();
    };
    assert.deepEqual(await read(), ['jit=off', 'work_mem=16MB']);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const name = sql.id(rows[0]?.name ?? '');
    await sql`alter role current_user in database ${name} set work_mem = '64MB'`.execute(db);
    await migrate(db);
    assert.deepEqual(await read(), ['jit=off', 'work_mem=64MB']);
    await sql`alter role current_user in database ${name} reset work_mem`.execute(db);
    await migrate(db);
  });
});
