import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import { UserError } from './product.ts';

interface Options {
  [name: string]: ParseArgsOptionDescriptor;
}

/**
 * Reads the options of a command; `--help` prints how it is used, and ends it.
 * @throws UserError with a sentence about an option that it does not have, and how it is used
 */
export function readOptions<Chosen extends Options>(usage: string, options: Chosen, args = process.argv.slice(2)) {
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('ERR_PARSE_ARGS')) throw new UserError(`${message}\n\n${usage}`);
    throw error;
  }
}

/** @throws UserError where an option is no whole number above 0 */
export function readCount(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new UserError(`--${option} must be a whole number above 0.`);
  return number;
}

/**
 * Of what there is, what a list with commas names; all of it without one.
 * @throws UserError where one of them is not there
 */
export function chooseNamed<Thing>(
  option: string,
  things: Record<string, Thing>,
  names: string | undefined,
): [name: string, thing: Thing][] {
  if (names === undefined) return Object.entries(things);
  return names.split(',').map((name) => {
    const thing = Object.hasOwn(things, name) ? things[name] : undefined;
    if (thing === undefined)
      throw new UserError(`--${option}: there is no ${name}. There are ${Object.keys(things).join(', ')}.`);
    return [name, thing];
  });
}

/** Runs a command; what its user got wrong is one sentence, and ends it with 2. */
export async function runFor(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
