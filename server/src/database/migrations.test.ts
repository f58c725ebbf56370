import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql, type Kysely } from 'kysely';
import { findContractions } from '../testing/contractions.ts';
import { onEveryDatabase } from '../testing/dialects.ts';
import { DatabaseTooNew, migrate, migrations } from './migrate.ts';

/** Ones that contract and may, with the reason. */
const excused: Record<string, string> = {
  '007-visibility': 'from before the rule',
  '014-sessions-shown': 'from before the rule',
  '029-campaign-updates': 'from before the rule',
  '031-library': 'titles of the library are unique; servers of the version before write none',
};

describe('a migration', () => {
  for (const [name, { up }] of Object.entries(migrations))
    it(`${name} leaves the version before what it needs, or says in its name that it does not`, async () => {
      const contractions = await findContractions(up);
      if (!(name in excused) && !name.endsWith('-contract')) assert.deepEqual(contractions, []);
    });

  const offences: [what: string, up: (db: Kysely<unknown>) => Promise<void>][] = [
    ['takes a table away', ({ schema }) => schema.dropTable('blogs').execute()],
    ['takes a column away', ({ schema }) => schema.alterTable('blogs').dropColumn('title').execute()],
    ['renames a column', ({ schema }) => schema.alterTable('blogs').renameColumn('title', 'name').execute()],
    [
      'adds a column that must be filled',
      ({ schema }) =>
        schema
          .alterTable('blogs')
          .addColumn('place', 'text', (column) => column.notNull())
          .execute(),
    ],
    [
      'lets a column that was there be filled but once',
      ({ schema }) => schema.createIndex('one').unique().on('blogs').column('title').execute(),
    ],
    [
      'deletes rows',
      async (db) => {
        await sql`delete from blogs`.execute(db);
      },
    ],
  ];
  for (const [what, up] of offences)
    it(`that ${what} is found`, async () => assert.equal((await findContractions(up)).length, 2));

  it('that adds a table with its indexes, and a column that may be empty, is let through', async () => {
    const expand = async ({ schema }: Kysely<unknown>) => {
      await schema.createTable('places').addColumn('name', 'text').execute();
      await schema.createIndex('places_name').unique().on('places').column('name').execute();
      await schema.alterTable('blogs').addColumn('place', 'text').execute();
      await schema
        .alterTable('blogs')
        .addColumn('rank', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    };
    assert.deepEqual(await findContractions(expand), []);
  });
});

onEveryDatabase('a server on the database of a later version', (server) => {
  const during = async (name: string, work: () => Promise<void>) => {
    const { db } = server().context;
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2097-01-01')`.execute(db);
    try {
      await work();
    } finally {
      await sql`delete from kysely_migration where name = ${name}`.execute(db);
    }
  };

  it('starts and serves where the later one only added to it', () =>
    during('999-more', async () => {
      await migrate(server().context.db);
      assert.equal((await server().person().get('/blogs')).status, 200);
    }));

  it('does not start where the later one took something away, and says so', () =>
    during('999-less-contract', () =>
      assert.rejects(migrate(server().context.db), (error: Error) => {
        assert.ok(error instanceof DatabaseTooNew);
        assert.match(
          error.message,
          /^A later version has changed the database \(999-less-contract\), and this version/,
        );
        return true;
      }),
    ));
});
