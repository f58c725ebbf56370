import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runCommand } from '../processes/command.ts';
import { UserError } from '../processes/product.ts';
import { root } from '../root.ts';

const commands = [
  ['can-i-deploy', 'mf_admin', '1.1.0'],
  ['promote', 'mf_admin', '1.1.0'],
  ['status'],
  ['rollback', 'mf_admin'],
];

/**
 * Releases the build of mf-admin once more, as 1.1.0, and takes it back.
 * @returns what a terminal shows of it
 * @throws UserError with what a command printed, when it fails
 */
export async function runReleaseCommands(store: string): Promise<string> {
  const run = async (...args: string[]) => {
    const { code, output } = await runCommand(process.execPath, ['releases/src/cyberharbour-mf.ts', ...args], {
      cwd: root,
      env: { RELEASE_STORE: store, CI: '1' },
    });
    if (code !== 0) throw new UserError(`cyberharbour-mf ${args.join(' ')}:\n${output}`);
    return output.replaceAll(join(root, '/'), '').trim();
  };
  await run('build', 'mf-admin', '--version', '1.1.0');
  await run('publish', 'mf-admin', '--version', '1.1.0');
  let text = '';
  for (const command of commands) text += `$ npx cyberharbour-mf ${command.join(' ')}\n${await run(...command)}\n\n`;
  return text.trim();
}

const colours = { light: ['#ffffff', '#1b2733'], dark: ['#0f1720', '#e6edf3'] };

/** Shows a text as a terminal does. */
export async function showTerminal(page: Page, text: string, theme: 'light' | 'dark'): Promise<void> {
  const [background, ink] = colours[theme];
  await page.goto('about:blank');
  await page.setContent(`<style>
    body { margin: 0; padding: 40px; background: ${background}; color: ${ink}; }
    pre { margin: 0; font: 22px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
  </style><pre></pre>`);
  await page.locator('pre').evaluate((pre, output) => (pre.textContent = output), text);
}
