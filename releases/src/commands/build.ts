import { resolve } from 'node:path';
import { noteOrigin } from '@cyberharbour/platform/origin';
import { Origin, readPackage } from '@cyberharbour/platform/packages';
import { defineCommand, wordAt, WrongUse } from '../command-line/command.ts';
import { builderOptions, folderWord } from '../command-line/options.ts';
import { byHand } from '../provenance/say-origin.ts';
import { ReleaseRefused } from '../store/errors.ts';

export const build = defineCommand({
  verb: 'build',
  words: [folderWord],
  options: {
    version: { type: 'string', value: 'V', does: 'version of the build, else that of its package.json' },
    ...builderOptions,
  },
  does: 'build it for release',
  async run(invocation) {
    const folder = resolve(wordAt(invocation, 0));
    const { name, version } = readPackage(folder);
    const built = invocation.options.version ?? version;
    const { builder = byHand } = invocation.options;
    if (!Origin.shape.builder.safeParse(builder).success)
      throw new WrongUse('--builder is one line of at most 300 characters: the address of the run.');
    // webpack is loaded here only: a roll back must not wait for it.
    const { buildPackage, BuildRefused } = await import('@cyberharbour/platform/build');
    await buildPackage(folder).catch((error: unknown) => {
      throw error instanceof BuildRefused ? new ReleaseRefused(error.reasons) : error;
    });
    await noteOrigin(folder, built, builder);
    return { value: { version: built }, sentence: `Built ${name} ${built}.` };
  },
});
