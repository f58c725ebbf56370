import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteClaims } from '../host-contract/index.ts';

export type Mode = 'production' | 'development';

/** What a room says of itself: its package.json, and for a remote its `remote.json`. */
export interface Room {
  folder: string;
  name: string;
  version: string;
  dependencies: Record<string, string>;
  remote?: RemoteClaims;
}

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** @throws when the folder has no package.json, or a remote's name does not fit its package. */
export function readRoom(folder: string): Room {
  const { name, version, dependencies = {} } = json<{ name: string; version: string; dependencies?: Record<string, string> }>(join(folder, 'package.json'));
  const room: Room = { folder, name, version, dependencies };
  try {
    room.remote = json<RemoteClaims>(join(folder, 'remote.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return room;
}

/** The version of a package as it is installed for the room. */
export function installedVersion(room: Room, packageName: string): string {
  const require = createRequire(join(room.folder, 'package.json'));
  const found = (require.resolve.paths(packageName) ?? []).map((folder) => join(folder, packageName, 'package.json'));
  for (const file of found) {
    try {
      return json<{ version: string }>(file).version;
    } catch {
      continue;
    }
  }
  throw new Error(`${packageName} is not installed for ${room.name}.`);
}
