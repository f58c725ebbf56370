import { cpSync, globSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPublishable } from '../../../product/publishable.ts';
import { root } from '../../../root.ts';
import { changeManifest, makeTree } from './remote-tree.ts';

/** N is what this tree has. */
export type Major = 'N' | 'N+1';
export const bothMajors: readonly Major[] = ['N', 'N+1'];

export const reactOf = { N: '19.3.1', 'N+1': '20.0.0' } as const;
/** What is to be seen of a design system: the corner of its controls. */
export const cornerOf = { N: '6px', 'N+1': '0px' } as const;

/** Whatever imports React: behind a link it would find that of the tree which the link leads to. */
const ofReact = ['react-router', 'react-router-dom', 'react-toastify', '@tanstack'];

const copy = (tree: string, name: string): string => {
  const to = join(tree, 'node_modules', name);
  rmSync(to, { recursive: true, force: true });
  cpSync(realpathSync(join(root, 'node_modules', name)), to, { recursive: true });
  return to;
};

/** React as it is, under the number that the next major version has: npm has none yet. */
function renumber(folder: string): void {
  changeManifest(folder, (manifest) => ({ ...manifest, version: reactOf['N+1'] }));
  for (const file of globSync('cjs/*.js', { cwd: folder })) {
    const place = join(folder, file);
    writeFileSync(place, readFileSync(place, 'utf8').replaceAll(`"${reactOf.N}"`, `"${reactOf['N+1']}"`));
  }
}

/** This tree with its React or its design system in the next major version, and a new remote in it. */
export async function makeMajorTree(tree: string, react: Major, design: Major, screen: string): Promise<string> {
  const folder = await makeTree(tree, screen);
  if (react === 'N+1') {
    for (const name of ofReact) copy(tree, name);
    for (const name of ['react', 'react-dom']) renumber(copy(tree, name));
  }
  if (design === 'N+1') {
    changeManifest(join(tree, 'shared-ui'), (manifest) => ({ ...manifest, version: '2.0.0' }));
    const tokens = join(tree, 'shared-ui/src/tokens/tokens.css');
    const text = readFileSync(tokens, 'utf8');
    writeFileSync(tokens, text.replace(`--radius-2: ${cornerOf.N};`, `--radius-2: ${cornerOf['N+1']};`));
  }
  return folder;
}

/** The packages that a remote installs where it asks for another major version, as registries have them. */
export function makeInstallables(trees: Record<Major, string>, place: string) {
  const design = (major: Major) => {
    const to = join(place, 'design', major);
    cpSync(buildPublishable(trees[major], 'shared-ui'), to, { recursive: true });
    return to;
  };
  const react = (major: Major, name: string) => {
    const to = join(place, 'react', major, name);
    cpSync(realpathSync(join(root, 'node_modules', name)), to, { recursive: true });
    if (major === 'N+1') renumber(to);
    return to;
  };
  const each = <Made>(make: (major: Major) => Made) => ({ N: make('N'), 'N+1': make('N+1') });
  return {
    '@cyberharbour/shared-ui': each(design),
    react: each((major) => react(major, 'react')),
    'react-dom': each((major) => react(major, 'react-dom')),
  };
}
