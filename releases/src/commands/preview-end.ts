import { defineCommand, wordAt } from '../command-line/command.ts';
import { nameWord, versionWord } from '../command-line/options.ts';
import { endPreview } from '../previews/publish-preview.ts';

export const previewEnd = defineCommand({
  verb: 'preview end',
  words: [nameWord, versionWord],
  options: {},
  does: 'end a preview before its time, for everybody who has the link',
  async run(invocation) {
    const [name, version] = [wordAt(invocation, 0), wordAt(invocation, 1)];
    await endPreview(invocation.store, name, version);
    return { value: { name, version }, sentence: `The preview ${name} ${version} has ended.` };
  },
});
