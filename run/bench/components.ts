import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../root.ts';

/** Bytes that one component may cost a page, scripts and styles together, in brotli; React is counted apart. */
const budget = 2000;
/** Those that hold several others. */
const larger: Record<string, number> = {
  'carousel-frame': 2700,
  'chart-frame': 2800,
  'code-input': 3100,
  // It finds the words that differ.
  'compared-text': 3900,
  // A dialog with its picture.
  enlarge: 2500,
  field: 2500,
  // Its links give way to the menu, with more remotes earlier.
  header: 3200,
  'image-picker': 3400,
  'load-more': 2900,
  'password-input': 2700,
  'radio-group': 2700,
  'search-box': 2900,
  // What has the focus is brought into sight whole, and the open page again when the row gets another width.
  'side-nav': 2400,
};
/** Drawings: what a page pays that shows one. */
const drawings: Record<string, number> = {
  'art-cover': 8000,
  'art-hero': 4000,
  'art-motif': 2500,
  'art-portrait': 2000,
};

const folder = join(root, '.cache', 'bench', 'components');

const core = new Set(
  [...readFileSync(join(root, 'shared-ui/src/index.ts'), 'utf8').matchAll(/'\.\/([\w-]+)'/g)].map(([, name]) => name),
);
/**
 * The file that a component is named after; a drawing's has the word of its folder without `art-`, or is its only one.
 */
function mainFile(name: string): string | undefined {
  const files = readdirSync(join(root, 'shared-ui/src', name)).filter((file) => /^[\w-]+\.tsx$/.test(file));
  return files.includes(`${name}.tsx`) ? `${name}.tsx` : name.startsWith('art-') ? files[0] : undefined;
}
function exportsOf(name: string): string[] {
  const file = mainFile(name);
  return file
    ? [
        ...readFileSync(join(root, 'shared-ui/src', name, file), 'utf8').matchAll(
          /^export (?:const|function) ([A-Z]\w+)/gm,
        ),
      ].flatMap(([, one]) => one ?? [])
    : [];
}

/** Bytes that a page gets which imports one component by name through the package's entry point, as products do. */
async function sizeOf(name: string): Promise<{ scripts: number; styles: number }> {
  const entryPoint = core.has(name) ? '@cyberharbour/shared-ui' : `@cyberharbour/shared-ui/${name}`;
  const entry = join(folder, `${name}.ts`);
  writeFileSync(entry, `export { ${exportsOf(name).join(', ')} } from '${entryPoint}';\n`);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      lib: { entry, formats: ['es'], fileName: name },
      rolldownOptions: { external: [/^react($|\/|-dom)/] },
    },
  });
  if (!Array.isArray(built)) throw new Error('A library is built once for each format.');
  const small = (type: 'chunk' | 'asset') =>
    built
      .flatMap(({ output }) => output)
      .filter((file) => file.type === type)
      .reduce((sum, file) => sum + brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length, 0);
  return { scripts: small('chunk'), styles: small('asset') };
}

/** @returns a line for each component: bytes in brotli, and whether they fit */
export async function measureComponents(): Promise<
  { name: string; scripts: number; styles: number; most: number; fits: boolean }[]
> {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(join(root, 'shared-ui/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && exportsOf(entry.name).length > 0)
    .map(({ name }) => name);
  const lines: Awaited<ReturnType<typeof measureComponents>> = [];
  for (const name of names) {
    const { scripts, styles } = await sizeOf(name);
    const most = drawings[name] ?? larger[name] ?? budget;
    lines.push({ name, scripts, styles, most, fits: scripts + styles <= most });
  }
  return lines;
}
