import { onPinnedNode, root } from './install.mjs';

await onPinnedNode();
const { keep, laws } = await import('./laws/laws.mjs');

/** `npm run check`, or `npm run check -- lint types` for the laws whose names hold one of the words. */
const words = process.argv.slice(2);
const chosen = laws(root).filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
const results = await keep(chosen, ({ name, ok, said }) =>
  console.log(`${ok ? 'kept  ' : 'BROKEN'}  ${name}${ok ? '' : `\n${said}\n`}`),
);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
