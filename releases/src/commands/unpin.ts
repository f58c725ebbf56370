import { defineCommand, wordAt } from '../command-line/command.ts';
import { nameWord, noteOptions } from '../command-line/options.ts';
import { noteOf } from '../command-line/settings.ts';
import { unpin as release } from '../moves/hold.ts';

export const unpin = defineCommand({
  verb: 'unpin',
  words: [nameWord],
  options: noteOptions,
  does: 'let it move again',
  async run(invocation) {
    const name = wordAt(invocation, 0);
    const live = await release(invocation.store, name, noteOf(invocation.options));
    return { value: live, sentence: `${name} may move again; ${live.current} is live.` };
  },
});
