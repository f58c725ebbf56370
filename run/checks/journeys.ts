import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = 'docs/losing-the-device.md';
const tests = ['losing-the-device', 'losing-the-mail'].map((name) => `server/src/second-steps/${name}.test.ts`);

const matchAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);

/** Each numbered journey of the page names one test of the same title, and each of those tests is a journey. */
export function findUntestedJourneys(root: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const named = matchAll(text, /^Test: `(.+)`$/gm);
  const titles = tests
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => matchAll(readFileSync(join(root, file), 'utf8'), /^ {2}it\('(.+)', async/gm));
  const journeys = text.split(/^(?=### \d)/m).slice(1);
  return [
    ...journeys
      .filter((journey) => matchAll(journey, /^Test: `(.+)`$/gm).length !== 1)
      .map((journey) => `${page}: "${journey.split('\n')[0] ?? ''}" names no test of its own`),
    ...named
      .filter((title) => !titles.includes(title))
      .map((title) => `${page} names the test "${title}", which is not there`),
    ...titles.filter((title) => !named.includes(title)).map((title) => `${page} does not tell of the test "${title}"`),
  ];
}
