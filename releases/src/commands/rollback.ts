import { defineCommand, wordAt } from '../command-line/command.ts';
import { apiOptions, nameWord, noteOptions } from '../command-line/options.ts';
import { apiOf, noteOf } from '../command-line/settings.ts';
import { rollback as goBack } from '../moves/promote.ts';

export const rollback = defineCommand({
  verb: 'rollback',
  words: [nameWord],
  options: {
    to: { type: 'string', value: 'V', does: 'the version to go back to, else the one before' },
    ...noteOptions,
    ...apiOptions,
  },
  does: 'end a trial, else go back to the version before, without a build',
  async run(invocation) {
    const { store, options } = invocation;
    const name = wordAt(invocation, 0);
    const live = await goBack(store, name, { to: options.to, api: await apiOf(options), ...noteOf(options) });
    return { value: live, sentence: `${name} is back at ${live.current}.` };
  },
});
