import { parseArgs } from 'node:util';
import { settingsSchema, type SettingMeaning } from './settings.ts';

const names = Object.keys(settingsSchema.shape);
const longest = Math.max(...names.map(({ length }) => length));

/** The settings whose names share a word with an option: WEB_PORT and API_PORT for `--port`. */
const findSettings = (option: string) => {
  const words = option.replace(/^-+/, '').split('=')[0]?.toUpperCase().split('-') ?? [];
  return names.filter((name) => words.some((word) => name.split('_').includes(word)));
};

function describeSettings(): string {
  const lines = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const { unset, set } = schema.meta() as Partial<SettingMeaning>;
    return `  ${name.padEnd(longest + 2)}${set ?? ''} (unset: ${unset ?? ''})`;
  });
  return `cyberharbour-web serves pages and releases. Its settings are environment variables:\n${lines.join('\n')}`;
}

/**
 * Reads the words after the command's name. The only option is `--help`.
 * @returns the text to print instead of starting; undefined where the server has to start
 * @throws for every other word, with the settings that may be meant
 */
export function readArguments(words: string[]): string | undefined {
  const { tokens } = parseArgs({ args: words, strict: false, tokens: true });
  const wrong = tokens.find((token) => token.kind !== 'option' || token.name !== 'help');
  if (!wrong) return words.length > 0 ? describeSettings() : undefined;
  const word = words[wrong.index] ?? '';
  const similar = findSettings(word);
  const list = similar.length > 0 ? `Did you mean ${similar.join(' or ')}?` : `They are ${names.join(', ')}.`;
  throw new Error(`cyberharbour-web has no option ${word}. Its settings are environment variables. ${list}`);
}
