import { ReleaseRefused } from '../index.ts';
import { need } from '../command-line/command.ts';
import type { Command } from '../command-line/command.ts';

export const newRemote: Command = {
  usage: 'new <folder> [--path /…] [--guard session|admin]',
  does: 'a new remote with a screen, its test and its claim; nothing else has to be edited',
  async run(asked) {
    const folder = need(asked, 0, 'A folder (mf-notices)');
    const { makeRemote } = await import('../new-remote/make.ts');
    const files = makeRemote(process.cwd(), { folder, path: asked.options.path, guard: asked.options.guard });
    const name = folder.replace('-', '_');
    const steps = [
      `npm test -- ${folder}`,
      `npx mf dev ${folder} --shell <address of a live shell>`,
      `npx mf build ${folder}`,
      `npx mf publish ${folder}`,
      `npx mf promote ${name} 0.1.0`,
      `npx mf pin ${name}`,
    ];
    return {
      value: { folder, files },
      sentence: `${folder} is there, with ${files.length} files. Next:\n${steps.map((step) => `  ${step}`).join('\n')}`,
    };
  },
};

export const dev: Command = {
  usage: 'dev <folder> --shell URL [--port N] [--writes]',
  does: 'one remote from this tree inside a live shell, in your browser only; with --writes its calls may change data there',
  async run(asked) {
    const folder = need(asked, 0, 'A folder (mf-admin)');
    const { shell, port = '3100', writes = false } = asked.options;
    if (!shell || !URL.canParse(shell)) throw new ReleaseRefused('--shell is missing: the address of a live shell.');
    const { openDevShell } = await import('../dev-shell/dev-shell.ts');
    const opened = await openDevShell({
      folder,
      shell: new URL(shell).origin,
      port: Number(port),
      writes,
      say: asked.say,
    });
    asked.say(`ready ${opened.address}`);
    await new Promise<void>((ended) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ended);
    });
    await opened.close();
    return { value: { address: opened.address }, sentence: 'Closed.' };
  },
};
