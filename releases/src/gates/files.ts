import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { integrityOf } from '../files/integrity.ts';
import { broughtReasons } from './brought.ts';
import type { Policy } from '../policy/policy.ts';
import { budgetOf } from '../policy/policy.ts';
import type { Release } from '../store/release.ts';

const expand = promisify(brotliDecompress);

const sizeOf = ({ files }: Pick<Release, 'files'>, ending: string) =>
  Object.entries(files).reduce((sum, [file, { brotli }]) => (file.endsWith(ending) ? sum + brotli : sum), 0);

/** The platform's bounds for a remote, whatever its own budget says; in brotli bytes. */
export function budgetReasons(release: Pick<Release, 'name' | 'kind' | 'files' | 'brings'>, policy: Policy): string[] {
  if (release.kind === 'shell') return [];
  const bounds = budgetOf(policy, release.name);
  const brought = broughtReasons(release, policy);
  if (!bounds) return brought;
  const heavy = (['scripts', 'styles'] as const).flatMap((what) => {
    const size = sizeOf(release, what === 'scripts' ? '.js' : '.css');
    return size > bounds[what]
      ? [`${release.name}: its ${what} take ${size} bytes, and the platform's policy allows ${bounds[what]}.`]
      : [];
  });
  return [...heavy, ...brought];
}

/**
 * Nothing that the page will ask for is missing, and all scripts together stay under the part's own budget of brotli
 * bytes.
 */
export function partReasons({
  name,
  entry,
  server,
  claims,
  preload,
  chunks,
  files,
  budget = Infinity,
}: Omit<Release, 'version' | 'publishedAt'>): string[] {
  const unbuilt = claims
    .filter(({ chunk }) => chunk !== undefined && !chunks[chunk])
    .map(({ path, chunk }) => `${name}: ${path} names the chunk ${chunk ?? ''}, and the build has none.`);
  const needed = new Set([
    entry,
    ...(server === undefined ? [] : [server]),
    ...preload.scripts,
    ...preload.styles,
    ...preload.fonts,
    ...Object.values(chunks).flat(),
  ]);
  const missing = [...needed]
    .filter((file) => !files[file])
    .map((file) => `${name}: the build names ${file}, but the file is not there.`);
  const size = sizeOf({ files }, '.js');
  return [
    ...unbuilt,
    ...missing,
    ...(size > budget ? [`${name}: its scripts take ${size} bytes, and its budget is ${budget} (remote.json).`] : []),
  ];
}

/** Every file is there, is what was published, and so is its brotli twin. */
export async function fileReasons(
  { name, version, files }: Release,
  read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(files).map(async ([file, { integrity, bytes: size }]) => {
      const [bytes, small] = await Promise.all([file, `${file}.br`].map((one) => read(one).catch(() => undefined)));
      if (!bytes) return [`${name} ${version}: ${file} is missing.`];
      if (integrityOf(bytes) !== integrity) return [`${name} ${version}: ${file} is not what was published.`];
      const twin = small && (await expand(small, { maxOutputLength: Math.max(size, 1) }).catch(() => Buffer.alloc(0)));
      return twin && integrityOf(twin) !== integrity
        ? [`${name} ${version}: ${file}.br is not what was published.`]
        : [];
    }),
  );
  return checked.flat();
}
