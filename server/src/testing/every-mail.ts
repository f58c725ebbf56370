import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinedLetter, MailTemplate, Theirs } from '../mail/letter.ts';

const source = join(import.meta.dirname, '..');
const definition = /^(export )?const \w+ = define(?:Mail|Notice)\(/gm;

/**
 * Each sample of each mail that the product can send, found in its sources. Throws where a template is not exported.
 */
export async function readEveryMail(theirs: Theirs = (ordinary) => ordinary): Promise<Map<string, DefinedLetter>> {
  const mails = new Map<string, DefinedLetter>();
  const files = globSync('**/*.ts', { cwd: source, exclude: (name) => /\.(test|fault|bench)\.ts$/.test(name) }).sort();
  for (const file of files) {
    const definitions = [...readFileSync(join(source, file), 'utf8').matchAll(definition)];
    if (definitions.length === 0) continue;
    const values = Object.values((await import(join(source, file))) as Record<string, unknown>).filter(isTemplate);
    if (values.length !== definitions.length) throw new Error(`${file}: every mail is to be exported`);
    for (const [name, letter] of values.flatMap((template) => Object.entries(template.samples(theirs)))) {
      if (mails.has(name)) throw new Error(`${file}: two samples are called ${name}`);
      mails.set(name, letter);
    }
  }
  return mails;
}

const isTemplate = (value: unknown): value is Pick<MailTemplate<[]>, 'samples'> =>
  typeof value === 'function' && 'samples' in value;
