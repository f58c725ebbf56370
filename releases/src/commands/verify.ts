import { defineCommand } from '../command-line/command.ts';
import { nameWord, versionWord } from '../command-line/options.ts';
import { verifyStore } from '../inspection/verify.ts';
import { sayOrigin } from '../provenance/say-origin.ts';

export const verify = defineCommand({
  verb: 'verify',
  words: [
    { ...nameWord, optional: true },
    { ...versionWord, optional: true },
  ],
  options: {},
  does: 'every file, signature and history: of what is in use, of one unit, or of one version',
  async run({ store, words }) {
    const { checked, faults } = await verifyStore(store, words[0], words[1]);
    return {
      value: { checked, faults },
      sentence:
        faults.length > 0
          ? faults.join('\n')
          : [
              `${checked.length} versions are as they were published.`,
              ...checked.map(({ name, version, origin }) => `${name} ${version}, ${sayOrigin(origin)}`),
            ].join('\n'),
      negative: faults.length > 0,
    };
  },
});
