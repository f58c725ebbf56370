import { defineCommand, wordAt } from '../command-line/command.ts';
import { program } from '../command-line/program.ts';
import { newToken } from '../teams/tokens.ts';

export const keysToken = defineCommand({
  verb: 'keys token',
  words: [{ name: 'team', called: 'A team' }],
  options: {},
  does: `a token with which a team releases through ${program} serve`,
  async run(invocation) {
    const team = wordAt(invocation, 0);
    const token = await newToken(invocation.store, team);
    return {
      value: { team, token },
      sentence: `Team ${team} shows this token at ${program} serve; the one before counts no more, and nobody can read this one again:\n${token}`,
    };
  },
});
