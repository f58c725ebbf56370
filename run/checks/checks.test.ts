import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../root.ts';
import { checks } from './checks.ts';
import { copySources, linkPackages } from './copy.ts';
import { decisionOffences } from './planted/decision-offences.ts';
import { docsOffences } from './planted/docs-offences.ts';
import { formOffences } from './planted/form-offences.ts';
import { importOffences } from './planted/import-offences.ts';
import { lintOffences } from './planted/lint-offences.ts';
import type { Offence } from './planted/offence.ts';
import { offences } from './planted/offences.ts';

const copy = mkdtempSync(join(tmpdir(), 'cyberharbour-checks-'));
after(() => {
  rmSync(copy, { recursive: true, force: true });
});
copySources(root, copy);
linkPackages(root, copy);

async function runCheck(name: string) {
  const check = checks(copy).find((one) => one.name === name);
  assert.ok(check, `There is no check called "${name}".`);
  return check.run();
}

/** Writes an offence, runs the check, takes the offence away. */
async function plant([name, , file, change, expected]: Offence): Promise<void> {
  const path = join(copy, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  writeFileSync(path, change(before ?? ''));
  try {
    const { ok, output } = await runCheck(name);
    assert.equal(ok, false, `"${name}" let this pass:\n${change('')}`);
    assert.match(output, expected);
  } finally {
    if (before === undefined) rmSync(path);
    else writeFileSync(path, before);
  }
}

describe('a check finds its offence', () => {
  for (const offence of [...importOffences, ...offences, ...decisionOffences, ...docsOffences, ...formOffences])
    it(`${offence[0]}: ${offence[1]}`, () => plant(offence));

  it(`lint: each of ${lintOffences.length} offences is named`, async () => {
    for (const [, file, text] of lintOffences) writeFileSync(join(copy, file), `${text}\n`);
    const { ok, output } = await runCheck('lint');
    for (const [, file] of lintOffences) rmSync(join(copy, file));
    assert.equal(ok, false);
    for (const [what, file, , expected] of lintOffences) {
      const about = output.slice(output.indexOf(join(copy, file)));
      assert.ok(output.includes(join(copy, file)), `${what} in ${file} passed`);
      assert.match(about.slice(0, about.indexOf('\n\n') + 1 || undefined), expected, what);
    }
  });
});
