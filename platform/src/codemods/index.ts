import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '../host-contract/index.ts';
import type { Codemod } from './codemod.ts';
import { raiseContract } from './contract-range.ts';
import { moveNames } from './move-names.ts';
import { renamed, toEntryPoints } from './moved-names.ts';

const isSource = (file: string) => /\.tsx?$/.test(file);

/**
 * Everything that sources of remotes have to follow, oldest first. A major version adds its own here, and none is taken
 * away while a release from before it may still be live.
 */
export const codemods: readonly Codemod[] = [
  {
    name: 'entry-points',
    since: 'shared-ui 1.0.0, shared-api 1.0.0',
    does: 'imports from the entry points what the core of shared-ui and shared-api no longer has',
    concerns: isSource,
    change: (file, text) => moveNames(file, text, toEntryPoints),
  },
  {
    name: 'release-reports',
    since: 'shared-api 1.0.0',
    does: 'ReleaseOutcome is ReleaseReport',
    concerns: isSource,
    change: (file, text) => moveNames(file, text, renamed),
  },
  {
    name: 'contract-range',
    since: 'each major of the host contract',
    does: 'remote.json names the major of the host contract that the installed packages speak',
    concerns: (file) => file === 'remote.json',
    change: (_, text) => raiseContract(text, contractVersion),
  },
];

/** What became of one file. */
export interface ChangedFile {
  file: string;
  /** Names of the codemods that changed it. */
  by: string[];
  /** What is left for a person, with the line it stands in now. */
  byHand: string[];
}

/**
 * Tries every codemod on the sources of a remote.
 * @param folder of the remote
 * @returns files that change, or that a person has to change; nothing is written unless `write`
 */
export async function runCodemods(
  folder: string,
  { write = false, only }: { write?: boolean; only?: string | undefined } = {},
): Promise<ChangedFile[]> {
  const chosen = codemods.filter(({ name }) => only === undefined || name === only);
  const files = globSync(['remote.json', 'src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}'], { cwd: folder }).sort();
  const changed = await Promise.all(
    files.map(async (file): Promise<ChangedFile> => {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      let text = before;
      const by: string[] = [];
      let byHand: string[] = [];
      for (const { name, change } of chosen.filter((one) => one.concerns(file))) {
        const done = change(file, text);
        if (done.text !== text) by.push(name);
        byHand = [...byHand, ...done.byHand.map(({ line, sentence }) => `${file}:${line}: ${sentence}`)];
        text = done.text;
      }
      if (write && text !== before) await writeFile(path, text);
      return { file, by, byHand };
    }),
  );
  return changed.filter(({ by, byHand }) => by.length > 0 || byHand.length > 0);
}
