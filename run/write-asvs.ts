import { writeAsvsPage } from './docs/asvs.ts';
import { root } from './root.ts';

/** `npm run write-asvs`: writes docs/asvs.md from the requirements and the tests that show them. */
writeAsvsPage(root);
