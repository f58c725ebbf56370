import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const browserPackages = ['shared-ui', 'shared-api', 'shell', 'mf-*'];
const browserFiles = [
  ...browserPackages.map((name) => `${name}/src/**/*.{ts,tsx}`),
  'platform/src/{kit,standalone}/**/*.{ts,tsx}',
];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**/*.ts', 'run/**/*.heavy.ts'];

/** What a browser may take of the contract beside types: schemas of forms, and what they say. */
const formSchemas = [
  'BlogForm',
  'CampaignForm',
  'Registration',
  'Credentials',
  'Verification',
  'PasswordResetRequest',
  'PasswordReset',
  'RecoveryRequest',
  'PasswordChange',
  'NewPassword',
  'AccountUpdate',
  'blogImageMissing',
  'campaignImageMissing',
  'newsletterConsent',
  'letterTopics',
  'topicWords',
  'questionConsent',
  'thanksConsent',
  'UpdateForm',
  'updateTopics',
  'leastShown',
  'campaignSteps',
  'toSource',
  'writeActions',
  'wholeCampaignText',
  'wordsOf',
  'abnDoubt',
  'audienceWords',
  'languageWords',
  'helpSituations',
  'levelWords',
  'mostCounted',
  'mostFound',
  'searchedKinds',
  'searchedKindWords',
  'resourceAudiences',
  'resourceCategories',
  'resourceLanguages',
  'resourceLevels',
  'topicSlug',
  'limits',
];

const html = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'A text is always text.' },
  { selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]', message: 'A text is always text.' },
  { selector: "CallExpression[callee.property.name='insertAdjacentHTML']", message: 'A text is always text.' },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write/]",
    message: 'A text is always text.',
  },
];
const always = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'TSEnumDeclaration', message: 'A union of strings instead of an enum.' },
];
const styled = {
  selector: "JSXAttribute[name.name='style']",
  message: 'No inline style: the page forbids it, and every value is a token.',
};
const skipped = {
  selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme)$/]',
  message: 'A test runs, or it is not there.',
};
const coming = {
  selector: 'Literal[value=/^20(2[7-9]|[3-8][0-9])-[0-9]{2}/]',
  message: 'After this day the test would say something else: take one that is over, or one of 2097.',
};
const statements = {
  selector: 'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]',
  message: "Queries live in a feature's own store.ts.",
};

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-node/**',
      '**/node_modules/**',
      '**/coverage/**',
      '**/test-results/**',
      '**/.data/**',
      '.release-store/**',
      '.cache/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: [] }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off', // a one-line handler reads best as an arrow
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // a function that promises by its interface need not wait for anything itself
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': 'off', // React Router's loaders throw Responses
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-restricted-syntax': ['error', ...always, ...html, skipped],
      'no-empty': 'error',
      'max-lines': ['error', { max: 250 }],
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: { ...globals.node } } },
  {
    files: browserFiles,
    extends: [hooks.configs.flat.recommended, a11y.flatConfigs.strict, query.configs['flat/recommended']],
    rules: {
      'no-restricted-syntax': ['error', ...always, ...html, skipped, styled],
      'react-hooks/exhaustive-deps': 'error',
      // Safari takes the list away with its bullets
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['main', 'h1', 'h2'] }],
    },
  },
  {
    files: ['shell/src/**', 'mf-*/src/**'].flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]),
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@cyberharbour/shared-api/contract',
              allowImportNames: formSchemas,
              allowTypeImports: true,
              message: 'A browser takes only types and form schemas from the contract.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['http-server/src/**/*.ts', 'shell/server/**/*.ts', 'server/src/**/*.ts'],
    ignores: [...tests, '**/{testing,bench,smoke}/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'node:http',
          allowTypeImports: true,
          message: 'Its import loads what fetch is made of, 10 MB: process.getBuiltinModule.',
        },
      ],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['**/store.ts', 'server/src/{database,lists,observability}/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', ...always, ...html, skipped, statements] },
  },
  {
    files: ['**/*.stories.tsx', '**/.storybook/*.{ts,tsx}'],
    // The format of the catalogue asks for default exports.
    rules: { 'no-restricted-syntax': ['error', ...html, skipped, styled] },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'before', 'after'] },
          ],
        },
      ],
      '@typescript-eslint/no-unsafe-assignment': 'off', // answers of the wire are looked at field by field
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: tests,
    // Pictures have a time of their own.
    ignores: ['e2e/product/pictures/**', 'e2e/heavy/pictures-*'],
    rules: { 'no-restricted-syntax': ['error', ...always, ...html, skipped, styled, coming] },
  },
);
