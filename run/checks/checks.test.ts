import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../root.ts';
import { checks } from './checks.ts';
import { copySources, linkPackages } from './copy.ts';
import { decisionOffences } from './planted/decision-offences.ts';
import { docsOffences } from './planted/docs-offences.ts';
import { formOffences } from './planted/form-offences.ts';
import { importOffences } from './planted/import-offences.ts';
import { lintOffences } from './planted/lint-offences.ts';
import { inRounds, type Offence } from './planted/offence.ts';
import { offences } from './planted/offences.ts';

const copy = mkdtempSync(join(tmpdir(), 'cyberharbour-checks-'));
after(() => {
  rmSync(copy, { recursive: true, force: true });
});
copySources(root, copy);
linkPackages(root, copy);

async function runCheck(name: string, only?: string[]) {
  const check = checks(copy).find((one) => one.name === name);
  assert.ok(check, `There is no check called "${name}".`);
  return check.run(only);
}

/** Writes offences, runs their check once, takes them away. @returns what the check answers */
async function plant(round: readonly Offence[]) {
  const planted = round.map(([, , file, change]) => {
    const path = join(copy, file);
    return { path, change, before: existsSync(path) ? readFileSync(path, 'utf8') : undefined };
  });
  for (const { path, change, before } of planted) writeFileSync(path, change(before ?? ''));
  try {
    return await runCheck(
      round[0]?.[0] ?? '',
      round.map(([, , file]) => file),
    );
  } finally {
    for (const { path, before } of planted)
      if (before === undefined) rmSync(path);
      else writeFileSync(path, before);
  }
}

const planted = [
  ...importOffences,
  ...offences,
  ...decisionOffences,
  ...docsOffences,
  ...formOffences,
  ...lintOffences,
];

describe('a check finds its offence', () => {
  for (const round of inRounds(planted)) {
    let result: ReturnType<typeof plant> | undefined;
    for (const [name, what, file, change, expected] of round)
      it(`${name}: ${what}`, async () => {
        const { ok, output } = await (result ??= plant(round));
        assert.equal(ok, false, `"${name}" let this pass:\n${change('')}`);
        assert.match(output, expected);
        if (file.includes('/planted-')) assert.ok(output.includes(basename(file)), `${file} passed:\n${output}`);
      });
  }
});
