import { join } from 'node:path';
import type { ZodType } from 'zod';
import { readAs } from '../files/disk.ts';
import { ReleaseRefused, StoreFault } from '../store/errors.ts';
import type { Release } from '../store/release.ts';

/** What a build says beside its scripts, where it does. @throws ReleaseRefused when it cannot be read */
export async function readBeside<Value>(dist: string, file: string, shape: ZodType<Value>): Promise<Value | undefined> {
  return readAs(join(dist, file), shape).catch((error: unknown) => {
    throw error instanceof StoreFault
      ? new ReleaseRefused(`${dist}: ${file} is not JSON as the build writes it.`)
      : error;
  });
}

/** The same of a file that every build has. @throws ReleaseRefused when it is not there, or cannot be read */
export async function readBuilt<Value>(
  dist: string,
  file: string,
  shape: ZodType<Value>,
  kind: Release['kind'] = 'remote',
): Promise<Value> {
  const value = await readBeside(dist, file, shape);
  if (value === undefined) throw new ReleaseRefused(`${dist} holds no built ${kind}: ${file} is missing.`);
  return value;
}
