import { commonFiles, json, readme, titleOf } from './files.ts';
import type { NewRemote } from './files.ts';

/** What a folder with a new remote says of itself already, as npm wrote it. */
export interface Begun {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const sorted = (packages: Record<string, string>) =>
  Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Its own pipeline: every change is tested and built, every tag is released. npm 11 refuses `npm ci` outside of
 * workspaces where the registry lacks a package of another platform, so the lockfile is compared after an install.
 */
const pipeline = (remote: string) => `name: ${remote}
on:
  push:
    tags: ['v*']
  pull_request: {}
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24, cache: npm }
      - run: npm install --ignore-scripts
      - run: git diff --exit-code package-lock.json
      - run: npm run types
      - run: npm test
      - run: npm run build
  release:
    if: github.event_name == 'push'
    needs: check
    runs-on: ubuntu-latest
    concurrency: release
    environment: production
    env:
      RELEASE_API: \${{ vars.RELEASE_API }}
      RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
      RELEASE_KEY: \${{ github.workspace }}/../team.pem
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24, cache: npm }
      - name: Key of the team
        run: install -m 600 /dev/null "$RELEASE_KEY" && printf '%s' "$PEM" > "$RELEASE_KEY"
        env:
          PEM: \${{ secrets.RELEASE_KEY_PEM }}
      - run: npm install --ignore-scripts
      - run: git diff --exit-code package-lock.json
      - run: npx cyberharbour-mf packages --to "$RELEASE_API"
      - run: npm run build -- --builder "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"
      - run: npm run release
`;

/** All files of a repository that is one remote. */
export function repositoryFiles(remote: NewRemote, begun: Begun): Record<string, string> {
  const name = `mf_${remote.word.replaceAll('-', '_')}`;
  const title = titleOf(remote);
  return {
    'package.json': json({
      name: begun.name ?? remote.folder,
      version: '0.1.0',
      description: `${title}: what this remote is for`,
      private: true,
      type: 'module',
      scripts: {
        dev: 'cyberharbour-mf dev .',
        types: 'tsc -p .',
        test: 'jest',
        build: 'cyberharbour-mf build .',
        release: `cyberharbour-mf publish . --to "$RELEASE_API" && cyberharbour-mf promote ${name} "$npm_package_version" --to "$RELEASE_API"`,
      },
      dependencies: sorted({ ...begun.dependencies, ...remote.dependencies }),
      devDependencies: sorted({ ...begun.devDependencies, ...remote.devDependencies }),
    }),
    'README.md': readme({ ...remote, title, test: 'npm test' }),
    '.gitignore': 'node_modules/\ndist/\n',
    '.github/workflows/remote.yml': pipeline(name),
    ...commonFiles(remote, {
      schema: './node_modules/@cyberharbour/platform/remote.schema.json',
      compiler: '@cyberharbour/platform/tsconfig.base.json',
    }),
  };
}
