import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CheckResult } from './check.ts';
import { runTool } from './run-tool.ts';

type Rules = Record<string, unknown>;
type Pattern = string | string[];

/** One object of ESLint's flat configuration, as far as it is read here. */
interface LintConfig {
  files?: Pattern[];
  ignores?: string[];
  rules?: Rules;
  plugins?: Record<string, { rules?: Record<string, { meta?: { docs?: { requiresTypeChecking?: boolean } } }> }>;
}

/** What oxlint does not know; ESLint checks it in `npm run heavy`. */
const unknownRules = ['no-unsafe-class-instance-assignment', 'no-unsafe-enum-assignment'];

/**
 * Translates the rules of ESLint's configuration that need types for oxlint, so that they stand in one place.
 * @param configs ESLint's flat configuration, later ones win
 */
function translate(configs: readonly LintConfig[]): object {
  const plugin = configs.find(({ plugins }) => plugins?.['@typescript-eslint'])?.plugins?.['@typescript-eslint'];
  const pick = (rules: Rules) =>
    Object.fromEntries(
      Object.entries(rules).flatMap(([name, value]) => {
        const rule = name.replace(/^@typescript-eslint\//, '');
        const isTyped = rule !== name && plugin?.rules?.[rule]?.meta?.docs?.requiresTypeChecking;
        return isTyped && !unknownRules.includes(rule) ? [[`typescript/${rule}`, value]] : [];
      }),
    );
  // Its patterns count from the folder of the configuration, which is elsewhere.
  const anywhere = (patterns: Pattern[]) => patterns.flat().map((pattern) => pattern.replace(/^(\*\*\/)?/, '**/'));
  return {
    plugins: ['typescript'],
    categories: { correctness: 'off' },
    options: { typeAware: true },
    overrides: configs.flatMap(({ files = ['**/*'], ignores, rules = {} }) => {
      const picked = pick(rules);
      if (Object.keys(picked).length === 0) return [];
      return [{ files: anywhere(files), ...(ignores && { excludeFiles: anywhere(ignores) }), rules: picked }];
    }),
  };
}

/** The rules that need types, by the linter on the native compiler: a ninth of ESLint's time (docs/decisions). */
export async function checkTypedLint(root: string, places: readonly string[]): Promise<CheckResult> {
  const { default: configs } = (await import(pathToFileURL(join(root, 'eslint.config.mjs')).href)) as {
    default: LintConfig[];
  };
  const folder = mkdtempSync(join(tmpdir(), 'cyberharbour-lint-'));
  const config = join(folder, 'oxlint.json');
  writeFileSync(config, JSON.stringify(translate(configs)));
  try {
    const ignored = configs.flatMap(({ files, rules, ignores = [] }) => ((files ?? rules) ? [] : ignores));
    const skips = [...ignored, '**/*.{js,mjs,cjs}'].map((pattern) => `--ignore-pattern=${pattern}`);
    return await runTool(root, 'oxlint', '--config', config, ...skips, '--format', 'unix', ...places);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
