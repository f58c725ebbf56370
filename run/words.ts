import { checkWords } from './checks/words.ts';
import { root } from './root.ts';

/** `npm run words -- server/src`: the check of words for one folder; the whole tree without. */
const { ok, output } = checkWords(root, process.argv[2]);
console.log(ok ? 'passed' : output);
process.exitCode = ok ? 0 : 1;
