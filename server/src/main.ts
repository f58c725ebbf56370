#!/usr/bin/env node
import { strangeOrigins } from './platform/same-site.ts';
import { readSettings, type Settings, WrongSetting } from './platform/settings.ts';
import { type Running, start } from './start.ts';

try {
  const settings = readSettings(process.env);
  warnOfStrangeOrigins(settings);
  const running = await start(settings);
  stopOnSignal(running);
  // One line for the process that started this one; the only time that a made-up password is said.
  process.stdout.write(`ready ${JSON.stringify({ api: settings.publicApiUrl, admin: running.admin })}\n`);
  await running.said();
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function stopOnSignal(running: Running): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void running.stop().then(() => process.exit(0), () => process.exit(1));
    });
  }
}

function warnOfStrangeOrigins(settings: Settings): void {
  const strange = strangeOrigins(settings);
  if (strange.length === 0) return;
  process.stderr.write(`WEB_ORIGINS: ${strange.join(', ')} is not of one site with PUBLIC_API_URL ${settings.publicApiUrl}; nobody can stay signed in there.\n`);
}
