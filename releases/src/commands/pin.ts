import { defineCommand, wordAt } from '../command-line/command.ts';
import { apiOptions, nameWord, noteOptions, versionWord } from '../command-line/options.ts';
import { apiOf, noteOf } from '../command-line/settings.ts';
import { pin as hold } from '../moves/hold.ts';

export const pin = defineCommand({
  verb: 'pin',
  words: [nameWord, { ...versionWord, optional: true }],
  options: { ...noteOptions, ...apiOptions },
  does: 'keep it at its live version, or at the one named, until it is unpinned',
  async run(invocation) {
    const { store, words, options } = invocation;
    const name = wordAt(invocation, 0);
    const live = await hold(store, name, words[1], { api: await apiOf(options), ...noteOf(options) });
    return { value: live, sentence: `${name} is pinned at ${live.current}.` };
  },
});
