import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../root.ts';

/** What would undo a promise of docs/asvs.md, wherever it stood. */
const refused: [what: string, pattern: RegExp][] = [
  ['a certificate that nobody verifies', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/],
  ['a weak algorithm', /createHash\(\s*'(md5|sha1)'|hash\('(md5|sha1)'|createCipheriv\(\s*'(?!aes-256-gcm)/i],
  ['code that is made of text', /\beval\(|new Function\(|from 'node:vm'/],
  ['randomness that can be guessed, for what must not be', /Math\.random\(\).*(token|secret|code|password)/i],
  ['messages of other windows', /(?:window|globalThis|self)\.(?:addEventListener\(\s*'message'|onmessage)/],
  ['a process that a request starts', /from 'node:child_process'/],
];

/** Folders that only tests, benchmarks and commands of whoever develops run. */
const aside = /\.(test|fault|bench|stories)\.tsx?$|\/(testing|bench|faults|node_modules|dist)\//;

it('the sources of the servers and pages verify certificates, name no weak algorithm, and run no text as code', () => {
  const files = globSync(
    '{server/src,shell/server,shell/src,mf-*/src,shared-ui/src,shared-api/src,platform/src/kit}/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  ).filter((file) => !aside.test(file));
  assert.ok(files.length > 500, String(files.length));
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return refused.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${file}: ${what}`);
  });
  assert.deepEqual(found, []);
});
