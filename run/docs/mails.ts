import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const catalogue = 'shared-ui/src/mails';

interface Sources {
  readEveryMail: () => Promise<Map<string, unknown>>;
  writeLetter: (letter: unknown, name: string, webUrl: string) => { html: string };
}

/** Every mail as HTML, by the file of the catalogue that shows it. */
async function drawMails(root: string): Promise<Map<string, string>> {
  const load = (file: string) => import(pathToFileURL(join(root, 'server/src', file)).href) as Promise<Sources>;
  const { readEveryMail } = await load('testing/every-mail.ts');
  const { writeLetter } = await load('mail/write-letter.ts');
  const mails = [...(await readEveryMail())];
  return new Map(
    mails.map(([name, letter]) => [
      join(catalogue, `${name}.html`),
      `${writeLetter(letter, 'Zoë', 'https://cyberharbour.example').html}\n`,
    ]),
  );
}

const listFiles = (root: string) => globSync(`${catalogue}/*.html`, { cwd: root });

/** Writes every mail into the catalogue, and takes away those that are sent no more. */
export async function writeMails(root: string): Promise<void> {
  const mails = await drawMails(root);
  mkdirSync(join(root, catalogue), { recursive: true });
  for (const file of listFiles(root)) if (!mails.has(file)) rmSync(join(root, file));
  for (const [file, html] of mails) writeFileSync(join(root, file), html);
}

/** @returns the files of the catalogue that are not what the product sends, each once */
export async function findStaleMails(root: string): Promise<string[]> {
  const mails = await drawMails(root);
  const files = listFiles(root);
  const isStale = (file: string) => !files.includes(file) || readFileSync(join(root, file), 'utf8') !== mails.get(file);
  return [...new Set([...mails.keys(), ...files])].filter(isStale);
}
