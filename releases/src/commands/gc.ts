import { defineCommand } from '../command-line/command.ts';
import { collect } from '../retention/collect.ts';

export const gc = defineCommand({
  verb: 'gc',
  words: [],
  options: { 'dry-run': { type: 'boolean', does: 'only say what would be taken away' } },
  does: 'take away versions out of use for 30 days and not among the five newest',
  async run({ store, options }) {
    const dryRun = options['dry-run'] ?? false;
    const collection = await collect(store, { dryRun });
    const which = collection.removed.map(({ name, version }) => `${name} ${version}`).join(', ');
    return {
      value: collection,
      sentence: `${dryRun ? 'Would take away' : 'Took away'} ${collection.removed.length} versions${which && `: ${which}`}; ${collection.remaining} stay.`,
    };
  },
});
