import { apiOf, WrongUse } from '../command-line/command.ts';
import type { Command } from '../command-line/command.ts';
import { smokeMount } from '../shell-programs/smoke-mount.ts';

export const serve: Command = {
  usage: 'serve [--port N] [--require-smoke|--no-smoke] [--api V|URL]',
  does: 'the same verbs over HTTP, with a token per team (mf keys token <team>), until it is ended',
  async run(asked) {
    const port = Number(asked.options.port ?? 4100);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new WrongUse(`--port ${asked.options.port ?? ''} is no port.`);
    const { openDoor } = await import('../http-api/http-api.ts');
    const door = openDoor(asked.store, { api: () => apiOf(asked), smoke: smokeMount(asked).smoke });
    const address = await door.listen({ port, host: process.env['HOST'] ?? 'localhost' });
    asked.say(`ready ${address}`);
    await new Promise<void>((ended) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ended);
    });
    await door.close();
    return { value: { address }, sentence: 'Closed.' };
  },
};
