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

/**
 * Runs tests on SQLite and on a real PostgreSQL of their own.
 * @param run gets the environment that names both
 * @param own settings of `postgresql.conf`, as `name=value`
 */
export async function runOnBothDatabases(
  run: (env: NodeJS.ProcessEnv) => Promise<SuiteResult>,
  own: readonly string[] = [],
): Promise<SuiteResult> {
  engine = await startPostgres(own);
  try {
    return await run({ TEST_DATABASE_URL: engine.url, TEST_DIALECTS: 'sqlite,postgres' });
  } finally {
    await endEngine();
  }
}

/** On SQLite and on a PostgreSQL: a real one where one is installed or named, and one in memory elsewhere. */
export async function runServerTests(): Promise<SuiteResult> {
  const isChosen = process.env.TEST_DATABASE_URL !== undefined || process.env.TEST_DIALECTS !== undefined;
  if (isChosen || !isPostgresInstalled()) return runNodeTestsInGroups(files);
  return runOnBothDatabases((env) => runNodeTestsInGroups(files, env), settings);
}

/** What machines without a PostgreSQL run. */
export const runServerTestsInMemory = (): Promise<SuiteResult> =>
  runNodeTestsInGroups(files, { TEST_DIALECTS: 'pglite' });
