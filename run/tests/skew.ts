import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promoteTogether, publish, ReleaseStore } from '@cyberharbour/releases';
import { readPackage } from '@cyberharbour/platform/webpack';
import { inPool } from '../processes/command.ts';
import { checkOutPrevious, type PreviousPackage } from '../product/previous.ts';
import { bringUpToDate, buildPackage, currentVersion, releasable } from '../product/releases.ts';
import { productSettings } from './journeys.ts';
import { runBrowserTests, type SuiteResult } from './runners.ts';

const nameOf = (unit: string) => (unit === 'shell' ? 'shell' : unit.replace('-', '_'));

/** Puts the release before of one package beside the one of this tree. @returns its version */
async function publishPrevious(store: ReleaseStore, { folder, tree, commit }: PreviousPackage): Promise<string> {
  const about = readPackage(folder);
  const version = `${about.version}-previous.${commit.slice(0, 10)}`;
  await buildPackage(tree, folder, version);
  const contractFile = join(tree, 'platform/src/host-contract/index.ts');
  const { contractVersion } = (await import(contractFile)) as { contractVersion: string };
  await publish(store, {
    unit: about,
    version,
    dist: join(folder, 'dist'),
    contract: contractVersion,
    together: true,
  });
  return version;
}

/**
 * Runs every pairing of shell, remotes and API of this tree with those of the release before, in a real browser: eight
 * test stacks, three remotes in each. The older API is the older server itself. Only the web server is always this
 * tree's: it composes pages from a store that holds both.
 */
export async function runPairings(): Promise<SuiteResult> {
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-store-'));
  const { place, previous } = checkOutPrevious();
  try {
    const settings = productSettings(folder);
    // A remote that did not exist before has no pairing.
    const units = releasable.filter((unit) => existsSync(previous(unit).folder));
    await bringUpToDate(folder, undefined, units);
    const store = new ReleaseStore(folder);
    const versions = await inPool(units, async (unit) => {
      const name = nameOf(unit);
      const current = await currentVersion(store, name);
      return { name, N: current, 'N-1': await publishPrevious(store, previous(unit)) };
    });
    // What came first is live first, as it was: N follows, and is what the browser gets to begin with.
    await promoteTogether(
      store,
      versions.map(({ name, 'N-1': version }) => ({ name, version })),
    );
    return await runBrowserTests(
      {
        ...settings,
        PREVIOUS_API_COMMAND: join(previous('server').tree, 'server/src/main.ts'),
        VERSIONS: JSON.stringify(Object.fromEntries(versions.map(({ name, ...both }) => [name, both]))),
      },
      ['--config', 'skew.config.ts'],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(place, { recursive: true, force: true });
  }
}
