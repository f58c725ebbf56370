/** What a new remote is made of, by the name of each file in its folder. */
export interface NewRemote {
  /** `mf-notices` */
  folder: string;
  /** `notices` */
  word: string;
  path: string;
  guard?: 'session' | 'admin' | undefined;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  contract: string;
  api: string;
}

/** As Prettier writes it: arrays of texts stay in one line. */
export const json = (value: unknown) =>
  `${JSON.stringify(value, null, 2).replace(/\[\s+("[^\]{]*")\s+\]/g, (_, texts: string) => `[${texts.replace(/,\s+/g, ', ')}]`)}\n`;

/** Upper bound of all scripts together to begin with, in brotli bytes. */
const budget = 40_000;

/** Where a link to the first screen is of use: members and moderators have areas of their own. */
const placeFor = (guard: NewRemote['guard']) =>
  guard === 'admin'
    ? { place: 'console', icon: 'chart' }
    : guard === 'session'
      ? { place: 'dashboard', icon: 'log' }
      : { place: 'header' };

/** @param test the command that runs its tests */
export const readme = ({ word, title, test }: { word: string; title: string; test: string }) => `# ${title}

The remote \`mf_${word.replaceAll('-', '_')}\`: the shell loads it at run time, and its team releases it.

## Where to start reading

\`src/routes.tsx\`: each route names its screen. \`remote.json\` claims each path.

## Add a page

Make a folder in \`src/\` with a \`…-page.tsx\` that exports \`Component\`, name it in \`src/routes.tsx\` and
claim its path in \`remote.json\` with the same chunk name. A build is refused where the two differ.

\`menu\` in \`remote.json\` is where the product links to it: \`place\`, \`label\`, \`path\` and \`order\`. A release brings its
entries along; the platform's policy says which numbers a place gives to whom, and how many.

## See that it works

\`${test}\`.
`;

type Named = Pick<NewRemote, 'folder' | 'word' | 'path' | 'guard'>;

export const titleOf = ({ word }: Pick<NewRemote, 'word'>) =>
  `${word[0]?.toUpperCase() ?? ''}${word.slice(1).replaceAll('-', ' ')}`;

/** The files that are the same wherever the remote lives; only what they build on lies elsewhere. */
export function commonFiles(
  { word, path, guard, contract, api }: Named & Pick<NewRemote, 'contract' | 'api'>,
  { schema, compiler }: { schema: string; compiler: string },
): Record<string, string> {
  const title = titleOf({ word });
  return {
    'remote.json': json({
      $schema: schema,
      name: `mf_${word.replaceAll('-', '_')}`,
      contract: `^${contract}`,
      api: `^${api}`,
      budget,
      claims: [{ path, ...(guard && { guard }), chunk: word }],
      menu: [{ ...placeFor(guard), label: title.slice(0, 24).trim(), path, order: 600 }],
    }),
    'tsconfig.json': json({
      extends: compiler,
      compilerOptions: {
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        resolveJsonModule: true,
        types: ['jest', '@testing-library/jest-dom'],
      },
      include: ['src'],
    }),
    'jest.config.js':
      "import { jestPreset } from '@cyberharbour/platform/jest';\n\nexport default jestPreset(import.meta.url);\n",
    'src/routes.tsx': `import type { RemoteRoute } from '@cyberharbour/platform';

/** All that this remote gives the shell. */
export const routes: RemoteRoute[] = [
  {
    path: '${path}',
    handle: { title: '${title}' },
    lazy: () => import(/* webpackChunkName: "${word}" */ './${word}/${word}-page'),
  },
];
`,
    [`src/${word}/${word}-page.tsx`]: `import { Page, PageHead } from '@cyberharbour/shared-ui';

export function Component() {
  return (
    <Page>
      <PageHead title="${title}" lede="This remote is new." />
    </Page>
  );
}
`,
    [`src/${word}/${word}-page.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { Component } from './${word}-page';

it('says where one is', () => {
  render(<Component />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
  };
}

export function filesOf(remote: NewRemote): Record<string, string> {
  const { folder, guard, dependencies, devDependencies } = remote;
  const title = titleOf(remote);
  return {
    'package.json': json({
      name: `@cyberharbour/${folder}`,
      version: '0.1.0',
      description: `${title}: what this remote is for`,
      license: 'MIT',
      private: true,
      type: 'module',
      scripts: { dev: `node ../run/pinned.mjs run/dev.ts ${folder}`, test: 'jest' },
      dependencies,
      devDependencies,
    }),
    'README.md': readme({ ...remote, title, test: `npm test -- ${folder}` }),
    ...commonFiles(remote, { schema: '../platform/remote.schema.json', compiler: '../tsconfig.base.json' }),
    'src/alone.tsx': `import { runAlone } from '@cyberharbour/platform/standalone';
import remote from '../remote.json';
import { routes } from './routes';

runAlone({ routes, claims: remote.claims${guard ? " as Parameters<typeof runAlone>[0]['claims']" : ''} });
`,
  };
}
