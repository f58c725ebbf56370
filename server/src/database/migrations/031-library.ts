import { type Kysely, sql } from 'kysely';

/** Whom a resource is for, how long it takes, where it stands, its own page where it has one; and retired ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const everybody = 'person,family,shop,club';
  const columns = [
    ['slug', 'text', ''],
    ['content', 'text', "not null default ''"],
    ['audiences', 'text', `not null default '${everybody}'`],
    ['language', 'text', "not null default 'en'"],
    ['level', 'text', "not null default 'start' check (level in ('start', 'next', 'deep'))"],
    ['minutes', 'integer', 'not null default 5 check (minutes > 0)'],
    ['reviewed_on', 'text', ''],
    ['place', 'integer', 'not null default 0'],
    ['retired_at', 'bigint', ''],
    ['updated_at', 'bigint', 'not null default 0'],
  ] as const;
  for (const [name, type, rest] of columns)
    await sql`alter table resources add column ${sql.id(name)} ${sql.raw(`${type} ${rest}`)}`.execute(db);
  await sql`update resources set updated_at = created_at,
    place = (select count(*) from resources as other where other.id <= resources.id)`.execute(db);
  await sql`create unique index resources_slug on resources (slug) where slug is not null`.execute(db);
  await sql`create unique index resources_title on resources (lower(title)) where retired_at is null`.execute(db);
}
