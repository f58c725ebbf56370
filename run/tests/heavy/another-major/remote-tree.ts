import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources, linkPackages } from '../../../checks/copy.ts';
import { root } from '../../../root.ts';
import { runCommand } from '../../../processes/command.ts';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

const fileOf = (folder: string) => join(folder, 'package.json');
const readManifest = (folder: string) => JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Manifest;

/** Changes what a package says of itself. */
export function changeManifest(folder: string, change: (manifest: Manifest) => Manifest): void {
  writeFileSync(fileOf(folder), `${JSON.stringify(change(readManifest(folder)), null, 2)}\n`);
}

/** Runs a command of the release tools in a tree. @throws Error with what it printed, when it fails */
export async function runRelease(tree: string, store: string, ...words: string[]): Promise<string> {
  const program = join(tree, 'releases/src/cyberharbour-mf.ts');
  const { code, output } = await runCommand(process.execPath, [program, ...words, '--store', store], { cwd: tree });
  if (code !== 0) throw new Error(output);
  return output;
}

/** A copy of this tree with a new remote in it, whose one screen is given. */
export async function makeTree(tree: string, screen: string): Promise<string> {
  copySources(root, tree);
  linkPackages(root, tree);
  await runRelease(tree, join(tree, 'no-store'), 'new', 'mf-notices');
  const folder = join(tree, 'mf-notices');
  writeFileSync(join(folder, 'src/notices/notices-page.tsx'), screen);
  const remote = join(folder, 'remote.json');
  writeFileSync(remote, readFileSync(remote, 'utf8').replace(/"budget": \d+/, '"budget": 140000'));
  return folder;
}

/** Installs packages for a remote alone, as npm would where its package.json asks for other versions than the root. */
export async function installFor(folder: string, place: string, versions: Record<string, string>): Promise<void> {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
  const { code, output } = await runCommand('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: place,
  });
  if (code !== 0) throw new Error(output);
  const own = join(folder, 'node_modules');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(place, 'node_modules')).filter((one) => !one.startsWith('.')))
    cpSync(join(place, 'node_modules', name), join(own, name), { recursive: true });
  changeManifest(folder, (manifest) => ({ ...manifest, dependencies: { ...manifest.dependencies, ...versions } }));
}
