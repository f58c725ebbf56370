import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../root.ts';

/**
 * What every first visit loads of the shared packages, libraries apart: entry points and most bytes of script, in
 * brotli.
 */
const cores = [
  // 50 B of it let a page that is hydrated give way: without, a press on `/` waits up to 220 ms on a poor phone.
  { name: 'shared-api', entries: ['@cyberharbour/shared-api', '@cyberharbour/shared-api/endpoint'], most: 4030 },
  // 180 B of it write days without `Intl`, whose first use takes 90 to 200 ms on a poor phone.
  { name: 'shared-ui', entries: ['@cyberharbour/shared-ui'], most: 6820 },
];

export interface CoreSize {
  name: string;
  bytes: number;
  most: number;
}

async function measure(name: string, entries: readonly string[]): Promise<number> {
  const folder = join(root, '.cache', 'bench', 'cores');
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, `${name}.ts`);
  writeFileSync(entry, entries.map((path, index) => `export * as entry${index} from '${path}';\n`).join(''));
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: name },
      rolldownOptions: { external: [/^react($|\/|-dom)/, /^@tanstack\//, /^axios/] },
    },
  });
  if (!Array.isArray(built)) throw new Error('A library is built once for each format.');
  const files = built.flatMap(({ output }) => output);
  return files.reduce(
    (sum, file) => sum + (file.type === 'chunk' && file.isEntry ? brotliCompressSync(file.code).length : 0),
    0,
  );
}

/** Sizes of the cores: what loads later, with a form or a session, is not counted. */
export async function measureCores(): Promise<CoreSize[]> {
  const sizes: CoreSize[] = [];
  for (const { name, entries, most } of cores) sizes.push({ name, bytes: await measure(name, entries), most });
  return sizes;
}
