import { defineCommand, wordAt } from '../command-line/command.ts';
import { rotateKey } from '../signatures/keys.ts';
import { keySentence } from './key-sentence.ts';

export const keysRotate = defineCommand({
  verb: 'keys rotate',
  words: [{ name: 'team', called: 'A team' }],
  options: {},
  does: 'a new key for a team; the old one counts for nothing any more',
  async run(invocation) {
    const rotated = await rotateKey(invocation.store, wordAt(invocation, 0));
    return { value: rotated, sentence: keySentence(rotated) };
  },
});
