import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../processes/command.ts';
import { root } from '../root.ts';
import { runJourneys } from './journeys.ts';
import type { SuiteResult } from './runners.ts';

const accepted = join(root, 'e2e', 'pictures');

async function runPictures(env: NodeJS.ProcessEnv): Promise<SuiteResult> {
  const { code, output } = await runCommand('npm', ['run', 'build-storybook', '-w', 'shared-ui']);
  if (code !== 0) return { passed: 0, failed: 1, output };
  // Three at once, as each of them waits for its browser now and then: nothing is measured.
  const files = ['heavy/pictures-', '--workers=3', '--fully-parallel'];
  return runJourneys({ files, env: { ...env, HEAVY: '1', CATALOGUE: join(root, 'shared-ui/dist') } });
}

/** Every screen and every story as it was accepted, light and dark. */
export const comparePictures = () => runPictures({});

/** Makes what screens and stories look like now the accepted pictures; those of what is gone go. */
export async function acceptPictures(): Promise<SuiteResult> {
  const began = Date.now();
  const result = await runPictures({ ACCEPT: '1' });
  if (result.failed > 0) return result;
  for (const name of globSync('**/*.png', { cwd: accepted })) {
    const file = join(accepted, name);
    // Each picture that was compared is touched.
    if (statSync(file).mtimeMs < began) rmSync(file);
  }
  return result;
}
