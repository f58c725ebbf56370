import { measure } from './checks/form.ts';
import { root } from './root.ts';

/** `npm run measure`: how long files and lines are. Every file over a limit is named. */
const { files, median, p90, longest, overLines, overColumns } = measure(root);
for (const [name, value] of [
  ['files (without tests)', files],
  ['median, lines', median],
  ['90th percentile, lines', p90],
  ['longest file, tests too', `${longest.lines}   ${longest.file}`],
  ['files over 250 lines', overLines.length],
  ['lines over 120 columns', overColumns.length],
] as const)
  console.log(`${name.padEnd(28)} ${value}`);
for (const one of [...overLines, ...overColumns]) console.log(`  ${one}`);
