import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)];

/** Each file under a folder with the hash of its bytes. */
export const everyFile = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]);
