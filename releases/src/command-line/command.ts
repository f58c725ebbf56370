import type { ReleaseStore } from '../store/release-store.ts';

export interface Option {
  type: 'string' | 'boolean';
  /** What stands for the value in the usage line: `N`. */
  value?: string;
  does: string;
  multiple?: true;
  /** The verb is refused without it. */
  required?: true;
  /** The value is a number from 0 on. */
  number?: true;
}

export type OptionTable = Readonly<Record<string, Option>>;

type ValueOf<One extends Option> = One extends { type: 'boolean' }
  ? boolean
  : One extends { multiple: true }
    ? string[]
    : string;

export type Values<Options extends OptionTable> = { [Name in keyof Options]?: ValueOf<Options[Name]> | undefined };

/** A word after the verb. */
export interface Word {
  /** As the usage line names it: `version`. */
  name: string;
  /** As a sentence begins with it when it is missing: `A version`. */
  called: string;
  optional?: true;
}

/** What was typed after the verb, checked against what the verb knows. */
export interface Invocation<Options extends OptionTable = OptionTable> {
  store: ReleaseStore;
  words: readonly string[];
  options: Values<Options>;
  /** Reports progress, beside the answer. */
  say: (sentence: string) => void;
}

export interface Answer {
  value: unknown;
  sentence: string;
  /** The verb ran, and its answer is no: exit code 1. */
  negative?: boolean;
}

export interface Command<Options extends OptionTable = OptionTable> {
  /** One word, or two: `keys rotate`. */
  verb: string;
  words: readonly Word[];
  options: Options;
  does: string;
  run(invocation: Invocation<Options>): Promise<Answer>;
}

/** A verb whose options are typed by its own table. */
export const defineCommand = <const Options extends OptionTable>(command: Command<Options>): Command => command;

/** Typed in a way that means nothing: exit code 2. */
export class WrongUse extends Error {}

/** @throws Error when the verb's own `words` do not hold that word: a fault of the verb, not of whoever typed it */
export function wordAt({ words }: Pick<Invocation, 'words'>, place: number): string {
  const word = words[place];
  if (word === undefined) throw new Error(`The verb declares no word ${place}.`);
  return word;
}
