#!/usr/bin/env node
import { readArguments } from './settings/command-line.ts';
import { readSettings } from './settings/settings.ts';
import { buildWeb } from './web.ts';

const fail = (sentence: string) => {
  console.error(sentence);
  process.exit(1);
};

try {
  const help = readArguments(process.argv.slice(2));
  if (help !== undefined) {
    console.log(help);
    process.exit(0);
  }
  const settings = readSettings(process.env);
  const web = await buildWeb(settings);
  await web.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') fail(`Port ${String(settings.port)} is taken. Set WEB_PORT to a free one.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      fail(`This machine has no address ${settings.host}. Set HOST to one of its own.`);
    if (code === 'EACCES')
      fail(`Port ${String(settings.port)} may not be used by this account. Set WEB_PORT to one above 1023.`);
    throw error;
  });
  console.log(`ready ${JSON.stringify({ web: `http://localhost:${String(settings.port)}` })}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void web.drain(settings.drainNotice).then(() => process.exit(0)));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
