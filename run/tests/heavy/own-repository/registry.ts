import { execFileSync, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { endProcess, freePort } from '@cyberharbour/processes';
import { runCommand } from '../../../processes/command.ts';

/** What the folder of the registry installs; `node-fetch` is named by a tag there, which not every registry has. */
const manifest = { private: true, dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } };

/** The packages of ours alone: everything else comes from where npm takes it anyway. */
const configuration = `storage: ./storage
auth:
  htpasswd:
    file: ./htpasswd
packages:
  '@cyberharbour/*':
    access: $all
    publish: $all
max_body_size: 50mb
log: { type: stdout, format: json, level: warn }
`;

/** What a package holds, with hashes. */
function filesOf(packed: Buffer): Record<string, string> {
  const place = mkdtempSync(join(tmpdir(), 'cyberharbour-packed-'));
  try {
    execFileSync('tar', ['xz', '-C', place, '--strip-components=1'], { input: packed });
    const paths = globSync('**/*', { cwd: place, withFileTypes: true }).filter((entry) => entry.isFile());
    const hashes = paths.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [relative(place, file), hash('sha256', readFileSync(file))];
    });
    return Object.fromEntries(hashes.sort()) as Record<string, string>;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The same of a folder that npm would pack. */
export async function packedFiles(folder: string): Promise<Record<string, string>> {
  const place = mkdtempSync(join(tmpdir(), 'cyberharbour-packed-'));
  try {
    const { code, output } = await runCommand('npm', ['pack', folder, '--silent', '--pack-destination', place]);
    if (code !== 0) throw new Error(output);
    return filesOf(readFileSync(join(place, output.trim().split('\n').at(-1) ?? '')));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Installs a Verdaccio into a folder and starts it there.
 * @returns its address, lines of an .npmrc that may publish to it, and how to read and end it
 */
export async function startRegistry(folder: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'config.yaml'), configuration);
  const { code, output } = await runCommand(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    { cwd: folder },
  );
  if (code !== 0) throw new Error(output);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const words = ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, ['node_modules/verdaccio/bin/verdaccio', ...words], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const isUp = () =>
    fetch(new URL('-/ping', address)).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('Verdaccio did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    settings: `\n@cyberharbour:registry=${address}\n//127.0.0.1:${port}/:_authToken=of-this-test\nignore-scripts=true\n`,
    /** Of the newest version: the files that whoever installs it gets, with their hashes, and the commit it names. */
    async latest(name: string): Promise<{ files: Record<string, string>; gitHead: string | undefined }> {
      const found = (await (await fetch(new URL(name.replace('/', '%2f'), address))).json()) as {
        'dist-tags': { latest: string };
        versions: Record<string, { gitHead?: string; dist: { tarball: string } }>;
      };
      const { gitHead, dist } = found.versions[found['dist-tags'].latest] ?? {};
      const packed = await fetch(dist?.tarball ?? '');
      return { gitHead, files: filesOf(Buffer.from(await packed.arrayBuffer())) };
    },
    close: () => endProcess(child),
  };
}
