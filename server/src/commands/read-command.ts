import { parseArgs } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { WrongSetting } from '../settings/settings.ts';

export interface CommandOptions {
  from?: string;
  to?: string;
  email?: string;
}

export interface CommandRequest {
  /** The words of the command: `db copy`. */
  name: string;
  options: CommandOptions;
  help: boolean;
}

/** What was probably meant, as the end of a sentence; empty where more than half of the letters differ. */
function suggest(word: string, names: readonly string[]): string {
  const nearest = names.length > 0 ? closest(word, names) : undefined;
  return nearest !== undefined && distance(word, nearest) * 2 <= nearest.length ? ` Did you mean ${nearest}?` : '';
}

/**
 * Reads the words of a command line. Each command knows its own options.
 * @param known the options of each command by its name
 * @throws WrongSetting for a command or an option that is not known, and names the nearest one
 */
export function readCommand(
  words: string[],
  known: Readonly<Record<string, readonly (keyof CommandOptions)[]>>,
): CommandRequest {
  const { tokens } = parseArgs({
    args: words,
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, email: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [first, second, extra] = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const name = [first, second].filter((word) => word !== undefined).join(' ');
  const given = tokens.filter((token) => token.kind === 'option');
  const help = given.some((token) => token.name === 'help');
  if (help) return { name, options: {}, help };
  const own = known[name];
  if (!own)
    throw new WrongSetting(
      `${words[0]?.startsWith('-') ? words.join(' ') : name} is no command.${suggest(name, Object.keys(known))}`,
    );
  const options: CommandOptions = {};
  for (const token of given) {
    const option = own.find((one) => one === token.name);
    if (!option)
      throw new WrongSetting(
        `${name} takes no ${token.rawName}.${suggest(
          token.rawName,
          own.map((one) => `--${one}`),
        )}`,
      );
    if (!token.value) throw new WrongSetting(`${token.rawName} needs a value.`);
    options[option] = token.value;
  }
  if (extra !== undefined) throw new WrongSetting(`${name} does not take the word ${extra}.`);
  return { name, options, help };
}
