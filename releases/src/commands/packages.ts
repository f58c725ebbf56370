import { resolve } from 'node:path';
import * as z from 'zod';
import { defineCommand, WrongUse } from '../command-line/command.ts';
import { program } from '../command-line/program.ts';
import { tokenFor } from '../command-line/settings.ts';
import { callerOfReleases } from '../http-api/client.ts';
import { sayOrigin } from '../provenance/say-origin.ts';
import { lookAtPackages } from '../provenance/packages.ts';
import type { LookedAtPackage } from '../provenance/packages.ts';
import { ownerOf, TeamKey, teamsOf } from '../teams/teams.ts';

const Platform = z.object({ keys: z.array(TeamKey) });

const say = ({ name, version, origin, reasons }: LookedAtPackage) =>
  reasons.length > 0 ? reasons.join('\n') : `${name} ${version}, ${sayOrigin(origin)}`;

export const packages = defineCommand({
  verb: 'packages',
  words: [{ name: 'folder', called: 'A folder', optional: true }],
  options: {
    to: { type: 'string', value: 'URL', does: `ask a ${program} serve for the keys, with the token in RELEASE_TOKEN` },
  },
  does: "hold the installed packages of the platform, file by file, against what the shell's team signed of them",
  async run({ store, words, options: { to } }) {
    const { keys } =
      to === undefined
        ? (ownerOf(await teamsOf(store), 'shell') ?? { keys: [] })
        : Platform.parse(await callerOfReleases(to, tokenFor(to))('/platform'));
    const looked = await lookAtPackages(resolve(words[0] ?? '.'), keys);
    if (looked.length === 0) throw new WrongUse('No package of the platform is installed there.');
    return {
      value: looked,
      sentence: looked.map(say).join('\n'),
      negative: looked.some(({ reasons }) => reasons.length > 0),
    };
  },
});
