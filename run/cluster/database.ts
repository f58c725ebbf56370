import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { databaseName, type Plan } from './plan.ts';

/**
 * Orders of the superuser, one after the other.
 * @param port of a node; without, wherever the primary is
 * @returns the lines of the answers
 */
export async function orderDatabase(
  { secrets, ports }: Plan,
  orders: readonly string[],
  { database = 'postgres', port = ports.write } = {},
): Promise<string[]> {
  const words = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...orders.flatMap((order) => ['-c', order])];
  const env = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres', PGPASSWORD: secrets.superuser };
  const { stdout } = await promisify(execFile)('/usr/bin/psql', [...words, database], { env, maxBuffer: 1 << 28 });
  return stdout.split('\n').filter((line) => line !== '');
}

/** A question to the product's database. */
export const askDatabase = (plan: Plan, question: string): Promise<string[]> =>
  orderDatabase(plan, [question], { database: databaseName });
