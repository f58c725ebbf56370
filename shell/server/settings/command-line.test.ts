import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readArguments } from './command-line.ts';
import { settingsSchema } from './settings.ts';

describe('cyberharbour-web', () => {
  it('starts without options', () => assert.equal(readArguments([]), undefined));

  it('names every setting with --help', () => {
    const help = readArguments(['--help']) ?? '';
    for (const name of Object.keys(settingsSchema.shape)) assert.match(help, new RegExp(`^  ${name} +\\S`, 'm'));
  });

  for (const [words, answer] of [
    [['--port', '80'], /no option --port\..* Did you mean WEB_PORT or API_PORT\?$/],
    [['--release-store=x'], /no option --release-store=x\..* Did you mean RELEASE_STORE/],
    [['-v'], /no option -v\..* They are WEB_PORT,/],
    [['start'], /no option start\./],
    [['--help', '--verbose'], /no option --verbose\./],
  ] as const) {
    it(`refuses ${words.join(' ')}`, () => {
      assert.throws(() => readArguments([...words]), answer);
    });
  }
});
