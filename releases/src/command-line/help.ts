import { commands } from '../commands/index.ts';
import type { Command, OptionTable } from './command.ts';
import { globalOptions } from './options.ts';
import { program } from './program.ts';

const usage = ({ verb, words, options }: Command): string =>
  [
    verb,
    ...words.map(({ name, optional }) => (optional ? `[<${name}>]` : `<${name}>`)),
    ...Object.entries(options).map(([name, { value, required }]) => {
      const option = value === undefined ? `--${name}` : `--${name} ${value}`;
      return required ? option : `[${option}]`;
    }),
  ].join(' ');

function optionLines(options: OptionTable): string[] {
  const named = Object.entries(options).map(([name, { value, does }]) => [
    `--${name}${value === undefined ? '' : ` ${value}`}`,
    does,
  ]);
  const width = Math.max(0, ...named.map(([option = '']) => option.length));
  return named.map(([option = '', does = '']) => `  ${option.padEnd(width)}  ${does}`);
}

export const helpFor = (command: Command): string =>
  [`${program} ${usage(command)}`, `    ${command.does}`, ...optionLines(command.options)].join('\n');

export const help = (): string => `${program}: build and ship one unit of release: a remote, or the shell

${commands.map((command) => `  ${program} ${usage(command)}\n      ${command.does}`).join('\n')}

${optionLines(globalOptions).join('\n')}
  <folder> is a package (mf-public); <name> is what it is called in the store (mf_public, shell).

Exit codes: 0 done, 1 refused or not in order, 2 not a command, 3 the store cannot be read.`;
