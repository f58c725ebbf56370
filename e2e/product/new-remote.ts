import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const command = join(root, 'releases/src/cyberharbour-mf.ts');

/** Beside the sources: what the command for a new remote changes is copied, all else linked. */
async function linkTree(tree: string) {
  const copied = ['.github', 'deploy', 'package-lock.json'];
  for (const name of await readdir(root)) {
    if (name === 'node_modules' || name === '.git') continue;
    // What a new remote is measured by: it looks for the files of the others, not behind links.
    if (name.startsWith('mf-'))
      for (const file of ['package.json', 'remote.json'])
        await cp(join(root, name, file), join(tree, name, file), { recursive: true });
    else if (copied.includes(name)) await cp(join(root, name), join(tree, name), { recursive: true });
    else await symlink(join(root, name), join(tree, name));
  }
  await mkdir(join(tree, 'node_modules/@cyberharbour'), { recursive: true });
  for (const scope of ['', '@cyberharbour'])
    for (const name of await readdir(join(root, 'node_modules', scope)))
      if (name !== '@cyberharbour' && !name.startsWith('.'))
        await symlink(join(root, 'node_modules', scope, name), join(tree, 'node_modules', scope, name));
}

export interface NewRemote {
  /** Changes a file of the remote. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  write: (file: string, text: string) => Promise<void>;
  /** Builds, publishes and promotes it, by the commands that its team types. */
  release: (version: string) => Promise<void>;
  rollback: () => Promise<void>;
  close: () => Promise<void>;
}

/** A remote that `cyberharbour-mf new` makes, in a tree of its own beside the product's packages. */
export async function makeNewRemote(folder: string, store: string): Promise<NewRemote> {
  const tree = await mkdtemp(join(tmpdir(), 'cyberharbour-tree-'));
  await linkTree(tree);
  const mf = (...words: string[]) => run(process.execPath, [command, ...words, '--store', store], { cwd: tree });
  await mf('new', folder);
  const name = folder.replaceAll('-', '_');
  const place = (file: string) => join(tree, folder, file);
  return {
    async edit(file, change) {
      await writeFile(place(file), change(await readFile(place(file), 'utf8')));
    },
    async write(file, text) {
      await mkdir(join(place(file), '..'), { recursive: true });
      await writeFile(place(file), text);
    },
    async release(version) {
      await mf('build', folder, '--version', version);
      await mf('publish', folder, '--version', version);
      await mf('promote', name, version);
    },
    async rollback() {
      await mf('rollback', name);
    },
    close: () => rm(tree, { recursive: true, force: true }),
  };
}
