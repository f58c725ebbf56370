import { parseArgs } from 'node:util';
import { commands, help, WrongUse } from './index.ts';
import { openStore, ReleaseRefused, StoreFault } from '../index.ts';

const read = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      to: { type: 'string' },
      percent: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string' },
      api: { type: 'string' },
      key: { type: 'string' },
      owns: { type: 'string', multiple: true },
      out: { type: 'string' },
      'dry-run': { type: 'boolean' },
      port: { type: 'string' },
      path: { type: 'string' },
      guard: { type: 'string' },
      shell: { type: 'string' },
      writes: { type: 'boolean' },
      watch: { type: 'boolean' },
      'require-smoke': { type: 'boolean' },
      'no-smoke': { type: 'boolean' },
      minutes: { type: 'string' },
      sessions: { type: 'string' },
      store: { type: 'string', default: process.env['RELEASE_STORE'] ?? '.release-store' },
      keys: { type: 'string', ...(process.env['RELEASE_KEYS'] && { default: process.env['RELEASE_KEYS'] }) },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });

const json = process.argv.includes('--json');

async function main(): Promise<number> {
  const { values, positionals } = read();
  const [verb, ...words] = positionals;
  const command = verb === undefined || !Object.hasOwn(commands, verb) ? undefined : commands[verb];
  if (values.help || verb === undefined) {
    console.log(command ? `mf ${command.usage}\n    ${command.does}` : help);
    return values.help ? 0 : 2;
  }
  if (!command) throw new WrongUse(`${verb} is nothing that mf does.`);
  const store = await openStore(values.store, values.keys);
  const {
    value,
    sentence,
    no = false,
  } = await command.run({ store, words, options: values, say: (told) => console.error(told) });
  console.log(json ? JSON.stringify(value) : sentence);
  return no ? 1 : 0;
}

/** A sentence for whoever typed it, and the exit code. */
function fail(error: unknown): number {
  const told = (code: number, reasons: readonly string[]) => {
    if (json) console.log(JSON.stringify({ refused: reasons }));
    for (const reason of reasons) console.error(`mf: ${reason}`);
    return code;
  };
  if (error instanceof ReleaseRefused) return told(1, error.reasons);
  if (error instanceof StoreFault) return told(3, [error.message]);
  const wrong = error instanceof WrongUse || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  if (wrong) return told(2, [`${(error as Error).message} See mf --help.`]);
  throw error;
}

process.exitCode = await main().catch(fail);
