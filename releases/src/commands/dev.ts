import { defineCommand, wordAt, WrongUse } from '../command-line/command.ts';
import { portOf, untilEnded } from '../command-line/settings.ts';

export const dev = defineCommand({
  verb: 'dev',
  words: [{ name: 'folder', called: 'A folder (mf-admin)' }],
  options: {
    shell: { type: 'string', value: 'URL', required: true, does: 'the address of a live shell' },
    port: { type: 'string', value: 'N', does: 'port to listen on (3100)' },
    writes: { type: 'boolean', does: 'let its calls change data there' },
  },
  does: 'one remote from this tree inside a live shell, in your browser only; with --writes its calls may change data there',
  async run(invocation) {
    const { options, say } = invocation;
    const { shell = '', port = '3100', writes = false } = options;
    if (!URL.canParse(shell)) throw new WrongUse(`--shell ${shell} is no address.`);
    const folder = wordAt(invocation, 0);
    const number = portOf(port);
    const { openDevShell } = await import('../dev-shell/dev-shell.ts');
    const server = await openDevShell({ folder, shell: new URL(shell).origin, port: number, writes, say });
    say(`ready ${server.address}`);
    await untilEnded();
    await server.close();
    return { value: { address: server.address }, sentence: 'Closed.' };
  },
});
