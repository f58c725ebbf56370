import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commands } from '../commands/index.ts';
import { WrongUse } from './command.ts';
import type { Command } from './command.ts';
import { parse } from './parse.ts';

/** What a verb is typed with when nothing is wrong. */
const rightly = ({ verb, words, options }: Command) => [
  ...verb.split(' '),
  ...words.filter(({ optional }) => !optional).map(() => 'word'),
  ...Object.entries(options).flatMap(([name, { required }]) => (required ? [`--${name}`, 'value'] : [])),
];
const optionNames = [...new Set(commands.flatMap(({ options }) => Object.keys(options)))];
const refusal = (...words: string[]): string => {
  try {
    parse(words);
  } catch (error) {
    if (error instanceof WrongUse) return error.message;
    throw error;
  }
  return assert.fail(`${words.join(' ')} is accepted`);
};

for (const command of commands) {
  describe(command.verb, () => {
    it('takes each of its own options', () => {
      for (const [name, { type }] of Object.entries(command.options)) {
        const { options } = parse([...rightly(command), `--${name}`, ...(type === 'string' ? ['1'] : [])]);
        assert.ok(options[name], name);
      }
    });

    it('refuses every option of another verb', () => {
      for (const name of optionNames.filter((one) => !Object.hasOwn(command.options, one)))
        assert.match(
          refusal(...rightly(command), `--${name}`),
          new RegExp(`^${command.verb} has no option --${name}\\. (Did you mean --|It takes )`),
        );
    });

    it('refuses a word too many and a word too few', () => {
      const { verb, words, options } = command;
      const extra = [...verb.split(' '), ...words.map(() => 'word'), 'extra'];
      const needed = Object.keys(options).flatMap((name) => (options[name]?.required ? [`--${name}`, 'value'] : []));
      assert.equal(refusal(...extra, ...needed), `${verb} does not take the word extra.`);
      if (words.some(({ optional }) => !optional))
        assert.match(refusal(...verb.split(' '), ...needed), / is missing\.$/);
    });

    it('is helped with by name', () => assert.equal(parse([...command.verb.split(' '), '--help']).command, command));
  });
}

describe('what is typed', () => {
  it('with a share where nothing is shared is refused', () =>
    assert.equal(
      refusal('rollback', 'mf_admin', '--percent', '10'),
      'rollback has no option --percent. It takes --to, --reason, --by, --api.',
    ));

  for (const [words, sentence] of [
    [['promote', 'mf_admin', '1.0.0', '--precent', '10'], 'promote has no option --precent. Did you mean --percent?'],
    [['rollback', 'mf_admin', '--reson', 'x'], 'rollback has no option --reson. Did you mean --reason?'],
    [['status', '--jsno'], 'status has no option --jsno. Did you mean --json?'],
    [['rolback', 'mf_admin'], 'rolback is no verb. Did you mean rollback?'],
    [['keys', 'rotat', 'admins'], 'keys does not take the word admins.'],
    [['promote', 'mf_admin', '1.0.0', '--percent', 'some'], '--percent some is no number.'],
    [['keys', 'new', 'admins'], /^--owns is missing: /],
  ] as const) {
    it(`as ${words.join(' ')} is answered with the nearest that there is`, () =>
      typeof sentence === 'string'
        ? assert.equal(refusal(...words), sentence)
        : assert.match(refusal(...words), sentence));
  }

  it('before the verb counts as well', () => {
    const { command, words, options } = parse(['--store', 'somewhere', 'history', 'shell']);
    assert.deepEqual([command?.verb, words, options['store']], ['history', ['shell'], 'somewhere']);
  });
});
