import { defineCommand, wordAt } from '../command-line/command.ts';
import { newTeam } from '../signatures/keys.ts';
import { keySentence } from './key-sentence.ts';

export const keysNew = defineCommand({
  verb: 'keys new',
  words: [{ name: 'team', called: 'A team' }],
  options: {
    owns: {
      type: 'string',
      value: 'NAME',
      multiple: true,
      required: true,
      does: 'a unit that the team releases; once for each, * for what no other team owns',
    },
  },
  does: 'a new team and its first key',
  async run(invocation) {
    const { store, options } = invocation;
    const made = await newTeam(store, wordAt(invocation, 0), options.owns ?? []);
    return { value: made, sentence: keySentence(made) };
  },
});
