import { checks, runChecks } from './checks/checks.ts';
import { root } from './root.ts';

/** `npm run check`, or `npm run check -- lint types` for the checks whose names hold one of the words. */
const words = process.argv.slice(2);
const chosen =
  words.length === 0 ? checks(root) : checks(root).filter(({ name }) => words.some((word) => name.includes(word)));
const results = await runChecks(chosen, ({ name, ok, output }) => {
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name}${ok ? '' : `\n${output}\n`}`);
});
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
