import { join, resolve } from 'node:path';
import { readPackage } from '@cyberharbour/platform/packages';
import { defineCommand, wordAt, WrongUse } from '../command-line/command.ts';
import { folderWord, signOptions } from '../command-line/options.ts';
import { program } from '../command-line/program.ts';
import { apiOf, tokenFor } from '../command-line/settings.ts';
import { sayCosts } from '../gates/brought.ts';
import type { Upload } from '../http-api/upload.ts';
import { publish as publishHere } from '../publishing/publish.ts';

export const publish = defineCommand({
  verb: 'publish',
  words: [folderWord],
  options: {
    version: { type: 'string', value: 'V', does: 'version of the build, else that of its package.json' },
    ...signOptions,
  },
  does: 'sign the build and put it into the store, or send it to another machine (--to); nothing goes live',
  async run(invocation) {
    const folder = resolve(wordAt(invocation, 0));
    const { options, store } = invocation;
    if (options.to !== undefined && options.api !== undefined)
      throw new WrongUse('--api is for the store here; with --to, that machine knows its own API.');
    const unit = readPackage(folder);
    const key = options.key ?? process.env['RELEASE_KEY'];
    const build = { unit, version: options.version ?? unit.version, dist: join(folder, 'dist') };
    const release = await (options.to === undefined
      ? publishHere(store, { ...build, key, api: await apiOf(options) })
      : send(options.to, build, key));
    return {
      value: release,
      sentence: `Published ${release.name} ${release.version}.${sayCosts(release)} It is not live yet: ${program} promote ${release.name} ${release.version}`,
    };
  },
});

/** @throws WrongUse where something is missing that only this machine has */
async function send(address: string, build: Pick<Upload, 'unit' | 'version' | 'dist'>, key: string | undefined) {
  const token = tokenFor(address);
  if (!key)
    throw new WrongUse('--key (or RELEASE_KEY) is missing: the private key of the team, which stays on this machine.');
  const { upload } = await import('../http-api/upload.ts');
  return upload(address, { ...build, key, token });
}
