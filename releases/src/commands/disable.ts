import { defineCommand, wordAt } from '../command-line/command.ts';
import { nameWord, noteOptions } from '../command-line/options.ts';
import { noteOf } from '../command-line/settings.ts';
import { disable as takeAway } from '../moves/hold.ts';

export const disable = defineCommand({
  verb: 'disable',
  words: [nameWord],
  options: noteOptions,
  does: 'no page loads it any more; its area says so, the rest of every page stands',
  async run(invocation) {
    const name = wordAt(invocation, 0);
    const live = await takeAway(invocation.store, name, noteOf(invocation.options));
    return { value: live, sentence: `${name} is disabled: no page loads it.` };
  },
});
