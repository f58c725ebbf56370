import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureTime, steadyClock } from './pictures/time.ts';
import { seedData } from './product.ts';

/** Before all journeys: the data each product begins with. Pictures have a day of their own. @returns removes it */
// eslint-disable-next-line no-restricted-syntax -- Playwright reads the default export
export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cyberharbour-seeded-'));
  const isPictured = Boolean(process.env['CATALOGUE']);
  await seedData(folder, isPictured ? steadyClock(pictureTime) : {});
  process.env[isPictured ? 'PICTURED_DATA' : 'SEEDED_DATA'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
