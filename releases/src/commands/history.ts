import { defineCommand, wordAt } from '../command-line/command.ts';
import { nameWord } from '../command-line/options.ts';
import type { Revision } from '../store/revision.ts';

const line = ({ revision, at, action, current, canary, by, reason }: Revision) =>
  [
    String(revision),
    at,
    `${action} ${canary ? `${canary.version} for ${canary.percent} %` : current}`,
    by && `by ${by}`,
    reason && `(${reason})`,
  ]
    .filter(Boolean)
    .join('  ');

export const history = defineCommand({
  verb: 'history',
  words: [nameWord],
  options: {},
  does: 'every step, oldest first',
  async run(invocation) {
    const steps = await invocation.store.history(wordAt(invocation, 0));
    return { value: steps, sentence: steps.map(line).join('\n') || 'Nothing has happened yet.' };
  },
});
