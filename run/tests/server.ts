import { type Engine, isPostgresInstalled, startPostgres } from '../../server/src/testing/engines.ts';
import { runNodeTestsInGroups, type SuiteResult } from './runners.ts';

const files = ['server/src/**/*.test.ts'];

/** Its files are gone with the run: a loss of power may take them. */
const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

let engine: Engine | undefined;

/** Ends the PostgreSQL of the tests, where one runs. */
export async function endEngine(): Promise<void> {
  await engine?.end();
  engine = undefined;
}

/** On SQLite and on a PostgreSQL: a real one where one is installed or named, and one in memory elsewhere. */
export async function runServerTests(): Promise<SuiteResult> {
  const isChosen = process.env.TEST_DATABASE_URL !== undefined || process.env.TEST_DIALECTS !== undefined;
  if (isChosen || !isPostgresInstalled()) return runNodeTestsInGroups(files);
  engine = await startPostgres(settings);
  try {
    return await runNodeTestsInGroups(files, { TEST_DATABASE_URL: engine.url, TEST_DIALECTS: 'sqlite,postgres' });
  } finally {
    await endEngine();
  }
}

/** What machines without a PostgreSQL run. */
export const runServerTestsInMemory = (): Promise<SuiteResult> =>
  runNodeTestsInGroups(files, { TEST_DIALECTS: 'pglite' });
