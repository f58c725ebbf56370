import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { rowsOf } from './rows.ts';

const mostStatements = 300;
const changesTables = /^\s*(create|alter|drop)\b/i;

/**
 * Kysely over Node's own SQLite: nothing to install, nothing acknowledged is lost in a power cut (FULL), and what is
 * deleted is overwritten in the file.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #raw: DatabaseSync;
  readonly #database: SqliteDatabase;

  constructor(file: string) {
    const raw = new DatabaseSync(file);
    const database = prepared(raw);
    super({ database });
    this.#raw = raw;
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#raw, this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** Takes the write lock at the start: a transaction that reads first and writes later cannot fail half-way. */
class ImmediateDriver extends SqliteDriver {
  readonly #raw: DatabaseSync;

  constructor(raw: DatabaseSync, database: SqliteDatabase) {
    super({ database });
    this.#raw = raw;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk ends the transaction by itself; rolling back what is gone would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite rolls table changes back too; a migration that is killed then leaves nothing half made. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function prepared(database: DatabaseSync): SqliteDatabase {
  database.exec(
    'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;',
  );
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      // Their columns were named when they were made; a change of a table may change them.
      if (statements.size >= mostStatements || changesTables.test(sql)) statements.clear();
      const made = statement(database.prepare(sql));
      statements.set(sql, made);
      return made;
    },
  };
}

function statement(prepared: StatementSync): SqliteStatement {
  const { hasRows, all, iterate } = rowsOf(prepared);
  return { reader: hasRows, all, iterate, run: (parameters) => prepared.run(...(parameters as SQLInputValue[])) };
}
