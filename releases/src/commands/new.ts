import { defineCommand, wordAt } from '../command-line/command.ts';
import { program } from '../command-line/program.ts';
import type { NewRemoteRequest } from '../new-remote/request.ts';

/** One below the other. */
const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');

export const newRemote = defineCommand({
  verb: 'new',
  words: [{ name: 'folder', called: 'A folder (mf-notices)' }],
  options: {
    path: { type: 'string', value: '/…', does: 'its first path, else its own word: /notices' },
    guard: { type: 'string', value: 'session|admin', does: 'who may open that path; everybody without it' },
    here: { type: 'boolean', does: 'make this folder a repository of its own, from the published packages' },
  },
  does: 'a new remote with a screen, its test and its claim; nothing else has to be edited',
  async run(invocation) {
    const folder = wordAt(invocation, 0);
    const { path, guard, here = false } = invocation.options;
    if (here) return beginRepository({ folder, path, guard });
    const { makeRemote } = await import('../new-remote/make.ts');
    const files = makeRemote(process.cwd(), { folder, path, guard });
    const name = folder.replaceAll('-', '_');
    const steps = [
      `npm test -- ${folder}`,
      `npx ${program} dev ${folder} --shell <address of a live shell>`,
      `npx ${program} build ${folder}`,
      `npx ${program} publish ${folder}`,
      `npx ${program} promote ${name} 0.1.0`,
      `npx ${program} pin ${name}`,
    ];
    return {
      value: { folder, files },
      sentence: `${folder} is there. Written or changed:\n${list(files)}\nNext:\n${list(steps)}`,
    };
  },
});

async function beginRepository(request: NewRemoteRequest) {
  const { makeRepository } = await import('../new-remote/repository.ts');
  const { publishedRemotePackages } = await import('../new-remote/remote-packages.ts');
  const files = makeRepository(process.cwd(), request, publishedRemotePackages());
  const steps = ['npm install', 'npm test', 'npm run dev -- --shell <address of a live shell>', 'npm run build'];
  return {
    value: { folder: '.', files },
    sentence: `This folder is ${request.folder} now. Written:\n${list(files)}\nNext:\n${list(steps)}`,
  };
}
