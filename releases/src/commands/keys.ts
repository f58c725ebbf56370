import { defineCommand, WrongUse } from '../command-line/command.ts';
import { teamsOf } from '../teams/teams.ts';
import type { Team } from '../teams/teams.ts';

const line = ({ team, owns, keys: own }: Team) =>
  `${team}  owns ${owns.join(', ')}  key ${own.map(({ id, since }) => `${id} since ${since}`).join(', ')}`;

export const keys = defineCommand({
  verb: 'keys',
  words: [{ name: 'list', called: 'list', optional: true }],
  options: {},
  does: 'who may release what',
  async run({ store, words }) {
    if (words[0] !== undefined && words[0] !== 'list')
      throw new WrongUse(
        `keys ${words[0]} is no verb: there are keys, keys new, keys rotate, keys token and keys member.`,
      );
    const teams = await teamsOf(store);
    return {
      value: teams,
      sentence: teams.map(line).join('\n') || 'No team yet; the first publish makes a local one.',
    };
  },
});
