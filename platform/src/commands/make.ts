import { join } from 'node:path';
import { publish } from '../releases/index.ts';
import { readRoom } from '../webpack/rooms.ts';
import { apiOf, folderOf } from './command.ts';
import type { Command } from './command.ts';

export const build: Command = {
  usage: 'build <folder> [--version V]',
  does: 'build it for release',
  async run(asked) {
    const folder = folderOf(asked);
    const { name, version } = readRoom(folder);
    // webpack is brought in here only: a roll back must not wait for it.
    const { buildRoom } = await import('../build/index.ts');
    await buildRoom(folder, asked.options.version ?? version);
    return { value: { version: asked.options.version ?? version }, sentence: `Built ${name} ${asked.options.version ?? version}.` };
  },
};

export const publishIt: Command = {
  usage: 'publish <folder> [--version V] [--key FILE] [--api V|URL]',
  does: 'sign the build and put it into the store; nothing goes live',
  async run(asked) {
    const folder = folderOf(asked);
    const room = readRoom(folder);
    const key = asked.options.key ?? process.env['RELEASE_KEY'];
    const release = await publish(asked.store, { room, version: asked.options.version ?? room.version, dist: join(folder, 'dist'), key, api: await apiOf(asked) });
    return { value: release, sentence: `Published ${release.name} ${release.version}. It is not live yet: mf promote ${release.name} ${release.version}` };
  },
};
