import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { runCommand } from '../processes/command.ts';
import { buildPublishable, published } from '../product/publishable.ts';
import type { CheckResult } from './check.ts';
import { runTool } from './run-tool.ts';

/** Everything here is modules for Node 24 and bundlers: neither `require` nor the resolution of Node 10 is promised. */
const isPromised = (problem: Problem) =>
  problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10');

/** Whether a compiler elsewhere finds the types of each entry point, and they say what the scripts do. */
async function checkTypings(folder: string): Promise<string[]> {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, unknown>;
  };
  const place = mkdtempSync(join(tmpdir(), 'cyberharbour-pack-'));
  try {
    const { code, output } = await runCommand('npm', ['pack', folder, '--silent', '--pack-destination', place]);
    if (code !== 0) return [output];
    const file = output.trim().split('\n').at(-1) ?? '';
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(join(place, file)))), {
      excludeEntrypoints: Object.keys(exports).filter((key) => /\.(css|json)$/.test(key)),
    });
    if (!result.types) return [`${folder} has no types`];
    return result.problems.filter(isPromised).map((problem) => JSON.stringify(problem));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** What npm would get of a package, seen by publint and by the compilers of whoever installs it. */
export async function checkPublishable(root: string, name: string): Promise<CheckResult> {
  try {
    const isPublished = published.includes(name);
    const folder = isPublished ? buildPublishable(root, name) : join(root, name);
    const linted = await runTool(root, 'publint', folder, '--strict', '--level', 'suggestion', '--pack', 'npm');
    const faults = isPublished ? await checkTypings(folder) : [];
    return { ok: linted.ok && faults.length === 0, output: [linted.output, ...faults].join('\n').trim() };
  } catch (error) {
    return { ok: false, output: String(error) };
  }
}
