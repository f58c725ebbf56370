import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedData } from './product.ts';

/** Before all journeys: the data that each product begins with. @returns removes it */
// eslint-disable-next-line no-restricted-syntax -- Playwright reads the default export
export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cyberharbour-seeded-'));
  await seedData(folder);
  process.env['SEEDED_DATA'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
