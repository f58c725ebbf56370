import { ReleaseRefused, StoreFault } from '../store/errors.ts';
import { openStore } from '../store/open-store.ts';
import { WrongUse } from './command.ts';
import type { OptionTable, Values } from './command.ts';
import { help, helpFor } from './help.ts';
import type { globalOptions } from './options.ts';
import { parse } from './parse.ts';
import { program } from './program.ts';

const json = process.argv.includes('--json');

/** Releases and histories hold words of others, and a terminal obeys control characters. */
const printable = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '\ufffd');

/** @returns the exit code */
async function main(): Promise<number> {
  const { command, words, options } = parse(process.argv.slice(2));
  const global = options as Values<typeof globalOptions>;
  if (!command || global.help) {
    console.log(command ? helpFor(command) : help());
    return global.help ? 0 : 2;
  }
  const store = await openStore(
    global.store ?? process.env['RELEASE_STORE'] ?? '.release-store',
    global.keys ?? (process.env['RELEASE_KEYS'] || undefined),
  );
  const say = (sentence: string) => console.error(sentence);
  const {
    value,
    sentence,
    negative = false,
  } = await command.run({ store, words, options: options as Values<OptionTable>, say });
  console.log(json ? JSON.stringify(value) : printable(sentence));
  return negative ? 1 : 0;
}

/** Writes a sentence for whoever typed it. @returns the exit code */
function fail(error: unknown): number {
  const refuse = (code: number, reasons: readonly string[]) => {
    if (json) console.log(JSON.stringify({ refused: reasons }));
    for (const reason of reasons) console.error(`${program}: ${printable(reason)}`);
    return code;
  };
  if (error instanceof ReleaseRefused) return refuse(1, error.reasons);
  if (error instanceof StoreFault) return refuse(3, [error.message]);
  const wrong = error instanceof WrongUse || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  if (wrong) return refuse(2, [`${(error as Error).message} See ${program} --help.`]);
  throw error;
}

process.exitCode = await main().catch(fail);
