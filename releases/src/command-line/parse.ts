import { parseArgs } from 'node:util';
import { distance } from 'fastest-levenshtein';
import { commands } from '../commands/index.ts';
import { WrongUse } from './command.ts';
import type { Command, OptionTable } from './command.ts';
import { globalOptions } from './options.ts';

export interface Parsed {
  /** Nothing where no verb was typed. */
  command: Command | undefined;
  words: string[];
  options: Record<string, string | boolean | string[] | undefined>;
}

const everyOption = commands.reduce<OptionTable>((all, { options }) => ({ ...all, ...options }), globalOptions);

const forParser = (table: OptionTable) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { type, multiple = false }]) => [name, { type, multiple }] as const),
  );

/** The nearest of some names; none where even that one shares less than half of its letters. */
function nearest(word: string, names: readonly string[]): string | undefined {
  const [first] = names.map((name) => ({ name, away: distance(word, name) })).sort((a, b) => a.away - b.away);
  return first && first.away <= Math.max(word.length, first.name.length) / 2 ? first.name : undefined;
}

const suggest = (name: string | undefined, prefix = '') =>
  name === undefined ? '' : ` Did you mean ${prefix}${name}?`;

/** A verb may be two words. */
function commandOf(positionals: readonly string[]): Command | undefined {
  if (positionals.length === 0) return undefined;
  const named = (count: number) => commands.find(({ verb }) => verb === positionals.slice(0, count).join(' '));
  const command = named(2) ?? named(1);
  if (command) return command;
  const [verb = ''] = positionals;
  const verbs = commands.map((one) => one.verb);
  throw new WrongUse(`${verb} is no verb.${suggest(nearest(verb, verbs))}`);
}

function refuseUnknownOptions({ verb, options }: Command, tokens: readonly string[]) {
  const own = Object.keys(options);
  for (const name of tokens) {
    if (Object.hasOwn(options, name) || Object.hasOwn(globalOptions, name)) continue;
    const guess = nearest(name, [...own, ...Object.keys(globalOptions)]);
    const takes = own.length === 0 ? 'It takes none.' : `It takes ${own.map((one) => `--${one}`).join(', ')}.`;
    throw new WrongUse(`${verb} has no option --${name}.${suggest(guess, '--') || ` ${takes}`}`);
  }
}

function refuseWords({ verb, words }: Command, typed: readonly string[]) {
  const missing = words.find(({ optional }, place) => !optional && typed[place] === undefined);
  if (missing) throw new WrongUse(`${missing.called} is missing.`);
  const extra = typed[words.length];
  if (extra !== undefined) throw new WrongUse(`${verb} does not take the word ${extra}.`);
}

function refuseValues({ options: table }: Command, values: Parsed['options']) {
  for (const [name, { required, number, does }] of Object.entries(table)) {
    const value = values[name];
    if (required && value === undefined) throw new WrongUse(`--${name} is missing: ${does}.`);
    if (number && typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value))
      throw new WrongUse(`--${name} ${value} is no number.`);
  }
}

/**
 * Reads what was typed. Each verb knows its own options and words; others are refused, with the nearest one named.
 * @throws WrongUse with a sentence
 */
export function parse(argv: readonly string[]): Parsed {
  const loose = parseArgs({
    args: [...argv],
    options: forParser(everyOption),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const command = commandOf(loose.positionals);
  if (!command) return { command, words: [], options: loose.values };
  refuseUnknownOptions(
    command,
    loose.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
  );
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: forParser({ ...globalOptions, ...command.options }),
    allowPositionals: true,
  });
  const words = positionals.slice(command.verb.split(' ').length);
  const options = values as Parsed['options'];
  if (!options['help']) {
    refuseWords(command, words);
    refuseValues(command, options);
  }
  return { command, words, options };
}
