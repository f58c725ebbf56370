import { join } from 'node:path';
import { publish } from '../index.ts';
import { readPackage } from '@cyberharbour/platform/packages';
import { apiOf, folderOf, WrongUse } from '../command-line/command.ts';
import type { Command } from '../command-line/command.ts';
import type { Upload } from '../http-api/upload.ts';

export const build: Command = {
  usage: 'build <folder> [--version V]',
  does: 'build it for release',
  async run(asked) {
    const folder = folderOf(asked);
    const { name, version } = readPackage(folder);
    // webpack is brought in here only: a roll back must not wait for it.
    const { buildPackage } = await import('@cyberharbour/platform/build');
    await buildPackage(folder, asked.options.version ?? version);
    return {
      value: { version: asked.options.version ?? version },
      sentence: `Built ${name} ${asked.options.version ?? version}.`,
    };
  },
};

export const publishIt: Command = {
  usage: 'publish <folder> [--version V] [--key FILE] [--api V|URL | --to URL]',
  does: 'sign the build and put it into the store, or send it to an mf serve (--to, with the token in RELEASE_TOKEN); nothing goes live',
  async run(asked) {
    const folder = folderOf(asked);
    const unit = readPackage(folder);
    const key = asked.options.key ?? process.env['RELEASE_KEY'];
    const build = { unit, version: asked.options.version ?? unit.version, dist: join(folder, 'dist') };
    const { to } = asked.options;
    const release = await (to === undefined
      ? publish(asked.store, { ...build, key, api: await apiOf(asked) })
      : send(to, build, key));
    return {
      value: release,
      sentence: `Published ${release.name} ${release.version}. It is not live yet: mf promote ${release.name} ${release.version}`,
    };
  },
};

/** @throws WrongUse where something is missing that only this machine has */
async function send(address: string, build: Pick<Upload, 'unit' | 'version' | 'dist'>, key: string | undefined) {
  const token = process.env['RELEASE_TOKEN'];
  if (!URL.canParse(address)) throw new WrongUse(`--to ${address} is no address.`);
  if (!token) throw new WrongUse('RELEASE_TOKEN is missing: the token of the team (mf keys token).');
  if (!key)
    throw new WrongUse('--key (or RELEASE_KEY) is missing: the private key of the team, which stays on this machine.');
  const { upload } = await import('../http-api/upload.ts');
  return upload(address, { ...build, key, token });
}
