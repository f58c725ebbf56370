import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './check.ts';

/** Classes that are a whole selector, as Prettier writes them: each on a line of its own. */
const listClasses = (css: string): string[] =>
  [...css.matchAll(/^\s*(\.[\w-]+)(?: \{|,)$/gm)].flatMap(([, name]) => name ?? []);

/**
 * A class of a remote or of the shell is styled in one place, and for print in one more: stylesheets of screens that
 * were left stay in the page, and two screens that give one name to two things would style each other's.
 */
export function checkClasses(root: string): CheckResult {
  const places = new Map<string, Set<string>>();
  for (const file of globSync('{mf-*,shell}/src/**/*.css', { cwd: root }).toSorted()) {
    const [folder = ''] = file.split('/');
    if (file.endsWith('-print.css')) continue;
    for (const name of listClasses(readFileSync(join(root, file), 'utf8'))) {
      // A screen changes classes of the design system where it needs them otherwise.
      if (folder !== 'shell' && name.startsWith('.ui-')) continue;
      const known = places.get(`${folder}: ${name}`) ?? new Set();
      places.set(`${folder}: ${name}`, known.add(file));
    }
  }
  const faults = [...places].filter(([, files]) => files.size > 1);
  const output = faults.map(([name, files]) => `${name} is styled in ${[...files].join(' and ')}`).join('\n');
  return { ok: faults.length === 0, output };
}
