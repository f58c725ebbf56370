import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
} from 'kysely';

/** Both engines without a database: statements are compiled and go nowhere. */
const dialects: Dialect[] = [
  {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
];

/** Statements that leave what is there as it was for whoever knows nothing of what is new. */
const expanding = [
  /^create (table|index|trigger|(or replace )?function|view|virtual table|extension)\b/,
  /^(select|insert|update|with|pragma|analyze)\b/,
];
const addedColumn = /^alter table \S+ add column (?<column>.*)$/;
const uniqueIndex = /^create unique index .* on (?<table>\S+)/;
const newTable = /^create table (if not exists )?(?<table>\S+)/;

function isExpanding(statement: string, newTables: ReadonlySet<string>): boolean {
  const column = addedColumn.exec(statement)?.groups?.['column'];
  if (column !== undefined) return !column.includes('not null') || column.includes(' default ');
  const table = uniqueIndex.exec(statement)?.groups?.['table'];
  if (table !== undefined) return newTables.has(table);
  return expanding.some((pattern) => pattern.test(statement));
}

/**
 * Statements of a migration that a server of the version before cannot live with: what it reads or writes goes, has
 * another name or type, or must meet a new condition.
 */
export async function findContractions(up: (db: Kysely<unknown>) => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const dialect of dialects) {
    const statements: string[] = [];
    const db = new Kysely<unknown>({
      dialect,
      log: ({ query }) => {
        statements.push(query.sql.toLowerCase().replaceAll('"', '').replaceAll(/\s+/g, ' ').trim());
      },
    });
    await up(db);
    const newTables = new Set(statements.map((one) => newTable.exec(one)?.groups?.['table'] ?? ''));
    found.push(...statements.filter((one) => !isExpanding(one, newTables)));
  }
  return found;
}
