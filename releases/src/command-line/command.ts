import { resolve } from 'node:path';
import type { ReleaseStore } from '../index.ts';
import { apiVersionAt } from '../api-server/api-version.ts';

export interface Options {
  version?: string | undefined;
  to?: string | undefined;
  percent?: string | undefined;
  reason?: string | undefined;
  by?: string | undefined;
  api?: string | undefined;
  key?: string | undefined;
  out?: string | undefined;
  owns?: string[] | undefined;
  'dry-run'?: boolean | undefined;
  port?: string | undefined;
  path?: string | undefined;
  guard?: string | undefined;
  shell?: string | undefined;
  writes?: boolean | undefined;
  watch?: boolean | undefined;
  'require-smoke'?: boolean | undefined;
  'no-smoke'?: boolean | undefined;
  minutes?: string | undefined;
  sessions?: string | undefined;
}

/** What was typed after the verb. */
export interface Asked {
  store: ReleaseStore;
  words: string[];
  options: Options;
  /** Tells how it goes, beside the answer. */
  say: (sentence: string) => void;
}

export interface Answer {
  value: unknown;
  sentence: string;
  /** It was answered, and the answer is no. */
  no?: boolean;
}

export interface Command {
  usage: string;
  does: string;
  run: (asked: Asked) => Promise<Answer>;
}

/** Typed in a way that says nothing: exit code 2. */
export class WrongUse extends Error {}

export function need({ words }: Asked, place: number, what: string): string {
  const word = words[place];
  if (word === undefined) throw new WrongUse(`${what} is missing.`);
  return word;
}

export const folderOf = (asked: Asked) => resolve(need(asked, 0, 'A folder'));

export const noteOf = ({ options: { reason, by } }: Asked) => ({ reason, by: by ?? process.env['USER'] });

export const apiOf = ({ options }: Asked) => apiVersionAt(options.api ?? process.env['API_URL']);
