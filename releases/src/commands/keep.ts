import { collect, newTeam, newToken, rotateKey, teamsOf } from '../index.ts';
import { need, WrongUse } from '../command-line/command.ts';
import type { Command } from '../command-line/command.ts';

export const gc: Command = {
  usage: 'gc [--dry-run]',
  does: 'take away versions out of use for 30 days and not among the five newest',
  async run({ store, options }) {
    const done = await collect(store, { dryRun: options['dry-run'] ?? false });
    const which = done.removed.map(({ name, version }) => `${name} ${version}`).join(', ');
    return {
      value: done,
      sentence: `${options['dry-run'] ? 'Would take away' : 'Took away'} ${done.removed.length} versions${which && `: ${which}`}; ${done.kept} stay.`,
    };
  },
};

export const keys: Command = {
  usage: 'keys [list] | keys new <team> --owns <name> | keys rotate <team> | keys token <team>',
  does: 'who may release what; a key for a new team, a new key for a team, or a token for it at mf serve',
  async run(asked) {
    const act = asked.words[0] ?? 'list';
    if (act === 'list') {
      const teams = await teamsOf(asked.store);
      return {
        value: teams,
        sentence:
          teams
            .map(
              ({ team, owns, keys: own }) =>
                `${team}  owns ${owns.join(', ')}  key ${own.map(({ id, since }) => `${id} since ${since}`).join(', ')}`,
            )
            .join('\n') || 'No team yet; the first publish makes a local one.',
      };
    }
    const name = need(asked, 1, 'A team');
    if (act === 'token') {
      const token = await newToken(asked.store, name);
      return {
        value: { team: name, token },
        sentence: `Team ${name} shows this token at mf serve; the one before counts no more, and nobody can read this one again:\n${token}`,
      };
    }
    if (act !== 'new' && act !== 'rotate') throw new WrongUse(`keys ${act} is nothing that mf does.`);
    if (act === 'new' && !asked.options.owns)
      throw new WrongUse('--owns is missing: the parts that the team releases.');
    const { team, privateKey, signed } =
      act === 'new' ? await newTeam(asked.store, name, asked.options.owns ?? []) : await rotateKey(asked.store, name);
    return {
      value: { team, privateKey, signed },
      sentence: `Team ${name} owns ${team.owns.join(', ')} with key ${team.keys.at(-1)?.id ?? ''}. ${signed} versions were signed anew.\nIts private key lies in ${privateKey}: move it to the team's secrets, and name it with RELEASE_KEY.`,
    };
  },
};
