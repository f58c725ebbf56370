import { defineCommand, wordAt } from '../command-line/command.ts';
import { apiOptions, nameWord, noteOptions } from '../command-line/options.ts';
import { apiOf, noteOf } from '../command-line/settings.ts';
import { enable as bringBack } from '../moves/hold.ts';

export const enable = defineCommand({
  verb: 'enable',
  words: [nameWord],
  options: { ...noteOptions, ...apiOptions },
  does: 'load it again',
  async run(invocation) {
    const { store, options } = invocation;
    const name = wordAt(invocation, 0);
    const live = await bringBack(store, name, { api: await apiOf(options), ...noteOf(options) });
    return { value: live, sentence: `${name} ${live.current} is loaded again.` };
  },
});
