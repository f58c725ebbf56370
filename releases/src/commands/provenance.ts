import { defineCommand, wordAt } from '../command-line/command.ts';
import { nameWord, versionWord } from '../command-line/options.ts';
import { sayOrigin } from '../provenance/say-origin.ts';
import { releaseStatement } from '../provenance/statement.ts';
import { signatureReasons } from '../signatures/signature.ts';
import { refuseFor, ReleaseRefused } from '../store/errors.ts';

export const provenance = defineCommand({
  verb: 'provenance',
  words: [nameWord, { ...versionWord, optional: true }],
  options: {},
  does: 'where a version, else the live one, was built and from what, as its team signed it; a statement of in-toto with --json',
  async run(invocation) {
    const { store, words } = invocation;
    const name = wordAt(invocation, 0);
    const version = words[1] ?? (await store.latest(name))?.current;
    if (version === undefined) throw new ReleaseRefused(`${name} is not live.`);
    const release = await store.release(name, version);
    refuseFor(await signatureReasons(store, name, version));
    const { origin } = release;
    const lines = Object.entries(origin?.inputs ?? {}).map(([input, sha256]) => `  ${input}  sha256 ${sha256}`);
    const node = origin ? [`  Node ${origin.node}`] : [];
    return {
      value: releaseStatement(release),
      sentence: [`${name} ${version}, ${sayOrigin(origin)}`, ...lines, ...node].join('\n'),
    };
  },
});
