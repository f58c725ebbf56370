import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ReleaseRefused } from '../releases/index.ts';
import type { Command } from './command.ts';

/** The shell composes pages, so its own program writes them; it is found from the folder that the command is given in. */
function programOf(): string {
  try {
    return join(dirname(createRequire(resolve('package.json')).resolve('@cyberharbour/shell/package.json')), 'server', 'export.ts');
  } catch {
    throw new ReleaseRefused('There is no shell here to compose pages with: run mf export in the root of the source tree.');
  }
}

export const exportSite: Command = {
  usage: 'export [--out DIR]',
  does: 'what is live as a static site for nginx or a CDN (PUBLIC_API_URL: where browsers reach the API)',
  async run({ store, options }) {
    const env = { ...process.env, RELEASE_STORE: store.folder, RELEASE_KEYS: store.keys };
    const child = spawn(process.execPath, [programOf(), '--out', resolve(options.out ?? 'site')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [said, faults, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number]>]);
    if (code !== 0) throw new ReleaseRefused(faults.trim().split('\n'));
    const { out, paths } = JSON.parse(said) as { out: string; paths: number };
    return { value: { out, paths }, sentence: `${paths} pages in ${out}. site.conf and page-headers.conf there tell nginx how to serve them.` };
  },
};
