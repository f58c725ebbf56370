import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { rowsOf } from './rows.ts';

const database = new DatabaseSync(workerData as string, { readOnly: true });
database.exec('pragma busy_timeout = 5000;');
const mostStatements = 100;
const statements = new Map<string, ReturnType<typeof rowsOf>>();

function prepare(sql: string): ReturnType<typeof rowsOf> {
  if (statements.size >= mostStatements) statements.clear();
  const made = statements.get(sql) ?? rowsOf(database.prepare(sql));
  statements.set(sql, made);
  return made;
}

parentPort?.on('message', ({ id, sql, parameters }: { id: number; sql: string; parameters: unknown[] }) => {
  try {
    parentPort?.postMessage({ id, rows: prepare(sql).all(parameters) });
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    parentPort?.postMessage({ id, error: { message, errcode } });
  }
});
