#!/usr/bin/env -S MALLOC_ARENA_MAX=2 node --max-semi-space-size=4 --heap-growing-percent=100
import { enableCompileCache } from 'node:module';
import { findForeignOrigins } from './settings/same-site.ts';
import { readSettings, type Settings, WrongSetting } from './settings/settings.ts';
import type { RunningServer } from './start.ts';

// What follows is compiled once for all starts; so it is loaded after this line.
enableCompileCache();

const words = process.argv.slice(2);

try {
  if (words.length > 0) await obey();
  else await serve();
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** One command of an operator; loaded only then. */
async function obey(): Promise<void> {
  const { run } = await import('./commands/run.ts');
  const { lines, code } = await run(words, process.env);
  (code === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  process.exitCode = code;
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  warnOfStrangeOrigins(settings);
  const { start } = await import('./start.ts');
  const running = await start(settings);
  stopOnSignal(running);
  // One line for the process that started this one; the only time that a made-up password is said.
  process.stdout.write(
    `ready ${JSON.stringify({ api: `http://localhost:${settings.apiPort}`, admin: running.admin })}\n`,
  );
  await running.said();
}

function stopOnSignal(running: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function warnOfStrangeOrigins(settings: Settings): void {
  const strange = findForeignOrigins(settings);
  if (strange.length === 0) return;
  process.stderr.write(
    `WEB_ORIGINS: ${strange.join(', ')} is not of one site with PUBLIC_API_URL ${settings.publicApiUrl}; nobody can stay signed in there.\n`,
  );
}
