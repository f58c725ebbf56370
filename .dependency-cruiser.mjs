import { readFileSync } from 'node:fs';
import { foundations, listPackages } from './run/checks/packages.ts';

const all = listPackages(import.meta.dirname);
const any = (names) => `^(${names.join('|')})/`;
const tests = '\\.(test|fault|bench)\\.tsx?$|^run/|/testing/|^e2e/|jest\\.config|/src/jest/';
const testLibraries = '(^|/)node_modules/(jest|@jest|@testing-library|@playwright|@axe-core|axe-core)/';

/** The folders of the server that hold no feature of the product. */
const serverFoundation = [
  'changes',
  'clock',
  'counters',
  'database',
  'facts',
  'http',
  'idempotency',
  'jobs',
  'limits',
  'lists',
  'mail',
  'media',
  'observability',
  'openapi',
  'passwords',
  'sessions',
  'settings',
  'threads',
].map((folder) => `server/src/${folder}`);

/** Folders of the design system that the host provides to every page: those that its index names. */
const designCore = [
  ...readFileSync(new URL('shared-ui/src/index.ts', import.meta.url), 'utf8').matchAll(/from '\.\/([\w-]+)'/g),
].map(([, folder]) => folder);

/** One rule per package, derived from its package.json: "declared" and "allowed" cannot drift. */
const declaredOnly = all.map(({ name, mayImport }) => ({
  name: `packages-of-${name}`,
  comment: `${name} may import only the packages that its package.json names.`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: { path: any(all.map(({ name }) => name)), pathNot: any([name, ...mayImport]) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...declaredOnly,
    {
      name: 'foundations-only',
      comment: 'No package imports a remote, the shell, the server or e2e, whatever its package.json names.',
      severity: 'error',
      from: { path: any(all.map(({ name }) => name)) },
      to: { path: any(all.map(({ name }) => name).filter((name) => !foundations.includes(name))), pathNot: '^$1/' },
    },
    {
      name: 'public-entry-points',
      comment: 'Another package is imported by its exports, never by a path into its folder.',
      severity: 'error',
      from: { path: any(all.map(({ name }) => name)) },
      to: { path: any(all.map(({ name }) => name)), pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'declared-packages',
      comment: 'A package is named by the package.json of the workspace that uses it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'Nor of types alone: two files that need each other are one, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-test-library-in-the-product',
      severity: 'error',
      from: { pathNot: `${tests}|^platform/src/jest/` },
      to: { path: testLibraries },
    },
    {
      name: 'no-testing-entry-point-in-the-product',
      comment: 'Fakes are for tests.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '/testing/' },
    },
    {
      name: 'pure-contract',
      comment: 'The contract is shapes: zod and nothing else.',
      severity: 'error',
      from: { path: '^shared-api/src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared-api/src/contract/|(^|/)node_modules/zod/' },
    },
    {
      name: 'contract-as-types',
      comment:
        'The API package that every page loads takes only types from the contract, and files of it without schemas, so that no schema is in the first load.',
      severity: 'error',
      from: { path: '^shared-api/src/', pathNot: '^shared-api/src/(contract|testing)/|\\.test\\.tsx?$' },
      to: {
        path: '^shared-api/src/contract/',
        pathNot: '^shared-api/src/contract/(session-cookie|second-step-codes|campaign-actions)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-only-for-the-server',
      comment: 'The server uses the contract of the API package and nothing of its browser half.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^shared-api/', pathNot: '^shared-api/src/contract/' },
    },
    {
      name: 'contract-of-releases',
      comment:
        'The web server and the commands of releases load no schema of a form or an answer: all of them take 12 MiB of each process.',
      severity: 'error',
      from: { path: '^(shell/server|releases/src|platform/src)/', pathNot: tests },
      to: { path: '^shared-api/src/contract/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-foundation-first',
      comment:
        'What every feature of the server stands on knows no feature: features register their routes and jobs in features.ts.',
      severity: 'error',
      from: { path: any(serverFoundation), pathNot: tests },
      to: { path: '^server/src/', pathNot: `${any(serverFoundation)}|^server/src/context\\.ts$` },
    },
    {
      name: 'one-http-client',
      severity: 'error',
      from: { pathNot: '^shared-api/src/core/wire/' },
      to: { path: '(^|/)node_modules/axios/' },
    },
    {
      name: 'one-query-client',
      comment: 'React Query is reached only through the API package: its core is what the whole page shares.',
      severity: 'error',
      from: { pathNot: '^shared-api/src/(core|testing)/' },
      to: { path: '(^|/)node_modules/@tanstack/(?!eslint-plugin-)' },
    },
    {
      name: 'calls-only-in-endpoints',
      comment:
        "Calls and queries are written in the API package, and in a remote's own src/api; screens import their hooks.",
      severity: 'error',
      // The shell's node build hands the module on to the remotes that it renders, and calls nothing itself.
      from: { pathNot: `^shared-api/src/|^mf-[^/]+/src/api/|^shell/src/rendering/node\\.ts$|${tests}` },
      to: { path: '^shared-api/src/core/endpoint\\.ts$' },
    },
    {
      name: 'core-by-its-name',
      comment:
        'An endpoint is compiled into each remote that imports it, and the core is not: a relative path to it would bring a second session and a second cache.',
      severity: 'error',
      from: { path: '^shared-api/src/endpoints/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared-api/src/(core|testing)/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'design-core-by-its-name',
      comment:
        'A component outside of the core is compiled into its remote: it takes the core from the host, contexts and styles included.',
      severity: 'error',
      from: {
        path: '^shared-ui/src/[^/]+/',
        pathNot: `^shared-ui/src/(${designCore.join('|')})/|\\.(test|stories)\\.tsx?$`,
      },
      to: { path: `^shared-ui/src/(${designCore.join('|')})/`, dependencyTypes: ['local'] },
    },
    {
      name: 'design-core-without-the-rest',
      comment: 'What every first visit loads holds no component of a single remote.',
      severity: 'error',
      from: { path: `^shared-ui/src/(${designCore.join('|')})/`, pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: '^shared-ui/src/[^/]+/', pathNot: `^shared-ui/src/(art|art-wave|${designCore.join('|')})/` },
    },
    {
      name: 'core-without-endpoints',
      comment: 'What every first visit loads holds no call of a single remote.',
      severity: 'error',
      from: { path: '^shared-api/src/core/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared-api/src/endpoints/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|dist-node|coverage|\\.data)/|node_modules/\\.cache/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
