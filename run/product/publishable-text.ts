import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The compilers here resolve `./button`; Node and the standard want the whole file name. */
export function completePaths(file: string, text: string): string {
  const complete = (path: string) => {
    const bare = path.replace(/\.tsx?$/, '');
    const whole = [bare, `${bare}.js`, `${bare}/index.js`].filter((one) => /\.\w+$/.test(one));
    // What leads nowhere is a text about imports: files that a script writes.
    return whole.find((one) => existsSync(resolve(dirname(file), one))) ?? path;
  };
  return text.replace(
    /(\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?)(['"])(\.{1,2}\/[^'"]+)\2/g,
    (_, before: string, quote: string, path: string) => `${before}${quote}${complete(path)}${quote}`,
  );
}

/**
 * Types without styles, and from the packages that are declared: the compiler names the package that a type is defined
 * in.
 */
export const cleanTypes = (text: string): string =>
  text.replace(/^import ['"][^'"]+\.css['"];\n/gm, '').replaceAll('"@tanstack/query-core"', '"@tanstack/react-query"');
