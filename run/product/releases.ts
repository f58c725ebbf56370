import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '@cyberharbour/platform/build';
import { membersOf, promoteTogether, publish, ReleaseStore, setMember, teamsOf } from '@cyberharbour/releases';
import { readPackage } from '@cyberharbour/platform/webpack';
import { root } from '../root.ts';
import { listRemotes } from '../checks/packages.ts';
import { inPool, runCommand } from '../processes/command.ts';
import { UserError } from '../processes/product.ts';

/** The packages that are built and released, the host first. */
export const releasable = ['shell', ...listRemotes(root)];

/** @throws when nothing of that name was released */
export async function currentVersion(store: ReleaseStore, name: string): Promise<string> {
  const revision = await store.latest(name);
  if (!revision) throw new Error(`${name} was never released.`);
  return revision.current;
}

/**
 * A version of its own for what lies in the folder now: the package's, and a fingerprint of everything it is built
 * from.
 */
async function localVersion(folder: string) {
  return `${readPackage(folder).version}-local.${await fingerprint(root, folder)}`;
}

/** The command that builds, now and in the releases before it had a package of its own. */
const builders = ['releases/src/cyberharbour-mf.ts', 'platform/src/mf.ts'];

/**
 * Builds a package with the tools of the tree that it lies in.
 * @throws UserError with what the build printed
 */
export async function buildPackage(tree: string, folder: string, version: string): Promise<void> {
  const program = builders.map((file) => join(tree, file)).find((file) => existsSync(file));
  if (!program) throw new UserError(`${tree} has no command that builds.`);
  const { code, output } = await runCommand(process.execPath, [program, 'build', folder, '--version', version], {
    cwd: tree,
  });
  if (code !== 0) throw new UserError(`${folder} does not build:\n${output}`);
}

/**
 * Builds and publishes what has changed since it was last published here, then makes all of it live together.
 * @param log gets a line for each step
 * @param units the packages that are released
 * @returns seconds that each package took to build; one that was up to date is absent
 */
export async function bringUpToDate(
  storeFolder: string,
  log: (line: string) => void = () => undefined,
  units: readonly string[] = releasable,
): Promise<Record<string, number>> {
  const store = new ReleaseStore(storeFolder);
  const all = await Promise.all(
    units.map(async (unit) => {
      const folder = join(root, unit);
      const name = readPackage(folder).remote?.name ?? 'shell';
      const version = await localVersion(folder);
      return { unit, folder, name, version, isPublished: (await store.versions(name)).includes(version) };
    }),
  );
  const changed = all.filter(({ isPublished }) => !isPublished);
  const seconds: Record<string, number> = {};
  if (changed.length > 0)
    log(
      `Building ${changed.length === 1 ? '1 package' : `${changed.length} packages`}: ${changed.map(({ unit }) => unit).join(', ')}`,
    );
  await inPool(changed, async ({ unit, folder, version }) => {
    const began = performance.now();
    await buildPackage(root, folder, version);
    const took = (performance.now() - began) / 1000;
    await publish(store, { unit: readPackage(folder), version, dist: join(folder, 'dist'), together: true });
    seconds[unit] = took;
    log(`  ${unit} built and published (${Object.keys(seconds).length} of ${changed.length}, ${took.toFixed(1)} s)`);
  });
  await promoteTogether(
    store,
    all.map(({ name, version }) => ({ name, version })),
  );
  return seconds;
}

/**
 * In a store that nobody set up, the first administrator moves releases in the console. Whoever names members, or takes
 * that one away, is not overruled.
 */
export async function letMove(storeFolder: string, email: string): Promise<void> {
  const store = new ReleaseStore(storeFolder);
  const [first, ...others] = await teamsOf(store);
  if (first?.team !== 'local' || others.length > 0 || 'local' in (await membersOf(store))) return;
  await setMember(store, first.team, email, true);
}
