import { defineCommand, WrongUse } from '../command-line/command.ts';
import { apiOptions, smokeOptions } from '../command-line/options.ts';
import { program } from '../command-line/program.ts';
import { apiOf, portOf, untilEnded } from '../command-line/settings.ts';
import { smokeMount } from '../shell-programs/smoke-mount.ts';

export const serve = defineCommand({
  verb: 'serve',
  words: [],
  options: { port: { type: 'string', value: 'N', does: 'port to listen on (4100)' }, ...smokeOptions, ...apiOptions },
  does: `the same verbs over HTTP, with a token per team (${program} keys token <team>), until it is ended`,
  async run({ store, options }) {
    const port = portOf(options.port ?? '4100');
    const consoleKey = process.env['RELEASE_CONSOLE_KEY'] || undefined;
    if (consoleKey !== undefined && consoleKey.length < 32)
      throw new WrongUse('RELEASE_CONSOLE_KEY must have at least 32 characters.');
    const { buildReleaseApi } = await import('../http-api/http-api.ts');
    const server = buildReleaseApi(store, {
      api: () => apiOf(options),
      smoke: smokeMount(store, options).smoke,
      consoleKey,
    });
    const address = await server.listen({ port, host: process.env['HOST'] ?? 'localhost' });
    // Where the servers of the product say it, for whoever starts them.
    console.log(`ready ${JSON.stringify({ releases: address })}`);
    await untilEnded();
    await server.close();
    return { value: { address }, sentence: 'Closed.' };
  },
});
