import { defineCommand, wordAt } from '../command-line/command.ts';
import { program } from '../command-line/program.ts';

export const newRemote = defineCommand({
  verb: 'new',
  words: [{ name: 'folder', called: 'A folder (mf-notices)' }],
  options: {
    path: { type: 'string', value: '/…', does: 'its first path, else its own word: /notices' },
    guard: { type: 'string', value: 'session|admin', does: 'who may open that path; everybody without it' },
  },
  does: 'a new remote with a screen, its test and its claim; nothing else has to be edited',
  async run(invocation) {
    const folder = wordAt(invocation, 0);
    const { path, guard } = invocation.options;
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
      sentence: `${folder} is there. Written or changed:\n${files.map((file) => `  ${file}`).join('\n')}\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`,
    };
  },
});
