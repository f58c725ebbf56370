#!/usr/bin/env node
import type { Tracing } from '@cyberharbour/http-server/tracing';
import { readArguments } from './settings/command-line.ts';
import { readSettings } from './settings/settings.ts';
import { buildWeb } from './web.ts';

const fail = (sentence: string) => {
  console.error(sentence);
  process.exit(1);
};

/** Its packages are large, and installed where they are wanted. */
async function openTracing(endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const tracing = await import('@cyberharbour/http-server/tracing').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed here: --tracing installs them.');
  });
  return tracing.openTracing(endpoint, 'cyberharbour-web');
}

try {
  const help = readArguments(process.argv.slice(2));
  if (help !== undefined) {
    console.log(help);
    process.exit(0);
  }
  const settings = readSettings(process.env);
  const tracing = await openTracing(settings.otlpEndpoint);
  const web = await buildWeb(settings, tracing);
  await web.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') fail(`Port ${String(settings.port)} is taken. Set WEB_PORT to a free one.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      fail(`This machine has no address ${settings.host}. Set HOST to one of its own.`);
    if (code === 'EACCES')
      fail(`Port ${String(settings.port)} may not be used by this account. Set WEB_PORT to one above 1023.`);
    throw error;
  });
  const end = async () => {
    await web.drain(settings.drainNotice);
    await tracing?.stop().catch((error: unknown) => web.log.warn({ err: error }, 'The last spans could not be sent.'));
    process.exit(0);
  };
  console.log(`ready ${JSON.stringify({ web: `http://localhost:${String(settings.port)}` })}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
