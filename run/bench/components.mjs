import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../install.mjs';

/** Bytes that one component may cost a page, scripts and styles together, in brotli; React is counted apart. */
const budget = 2000;
/** Those that hold several others. */
const larger = {
  'carousel-frame': 2700,
  'chart-frame': 2700,
  'code-input': 3100,
  field: 2400,
  header: 3000,
  'image-picker': 3300,
  'load-more': 2700,
  'password-input': 2700,
  'radio-group': 2700,
  'search-box': 2600,
  'side-nav': 2200,
};
/** Drawings: what a page pays that shows one. */
const drawn = { 'art-cover': 8000, 'art-hero': 4000, 'art-motif': 2500, 'art-portrait': 2000 };

const folder = join(root, '.cache', 'bench', 'components');
const { build } = await import(pathToFileURL(createRequire(join(root, 'shared-ui/package.json')).resolve('vite')).href);

const core = new Set(
  [...readFileSync(join(root, 'shared-ui/src/index.ts'), 'utf8').matchAll(/'\.\/([\w-]+)'/g)].map(([, name]) => name),
);
/** The file that a component is named after; a drawing's has the word of its folder without `art-`, or is its only one. */
function mainFile(name) {
  const files = readdirSync(join(root, 'shared-ui/src', name)).filter((file) => /^[\w-]+\.tsx$/.test(file));
  return files.includes(`${name}.tsx`) ? `${name}.tsx` : name.startsWith('art-') ? files[0] : undefined;
}
function exported(name) {
  const file = mainFile(name);
  return file
    ? [
        ...readFileSync(join(root, 'shared-ui/src', name, file), 'utf8').matchAll(
          /^export (?:const|function) ([A-Z]\w+)/gm,
        ),
      ].map(([, one]) => one)
    : [];
}

/** What a page gets that imports one component by name through the package's own door, as products do. */
async function sizeOf(name) {
  const door = core.has(name) ? '@cyberharbour/shared-ui' : `@cyberharbour/shared-ui/${name}`;
  const entry = join(folder, `${name}.ts`);
  writeFileSync(entry, `export { ${exported(name).join(', ')} } from '${door}';\n`);
  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      lib: { entry, formats: ['es'], fileName: name },
      rollupOptions: { external: [/^react($|\/|-dom)/] },
    },
  });
  const small = (type) =>
    output
      .filter((file) => file.type === type)
      .reduce((sum, { code, source }) => sum + brotliCompressSync(code ?? source).length, 0);
  return { scripts: small('chunk'), styles: small('asset') };
}

/** @returns a line for each component: bytes in brotli, and whether they fit */
export async function componentSizes() {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(join(root, 'shared-ui/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && exported(entry.name).length > 0)
    .map(({ name }) => name);
  const lines = [];
  for (const name of names) {
    const { scripts, styles } = await sizeOf(name);
    const most = drawn[name] ?? larger[name] ?? budget;
    lines.push({ name, scripts, styles, most, fits: scripts + styles <= most });
  }
  return lines;
}
