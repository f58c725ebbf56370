import ts from 'typescript-eslint';
import config from '../../eslint.config.mjs';

/** The same without the rules that need types; `npm run check` gives those to oxlint (docs/decisions). */
export default [
  ...config,
  { files: ['**/*.{ts,tsx}'], ...ts.configs.disableTypeChecked },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
  // Where a line allows what only a rule with types refuses, the whole configuration says whether that is still so.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
];
