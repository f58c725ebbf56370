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
const json = (value: unknown) =>
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

const readme = ({ folder, word, title }: { folder: string; word: string; title: string }) => `# ${title}

The remote \`mf_${word.replaceAll('-', '_')}\`. Start reading in \`src/routes.tsx\`: each route names its screen, and \`remote.json\` claims each path.

To add a page, make a folder in \`src/\` with a \`…-page.tsx\` that exports \`Component\`, name it in \`src/routes.tsx\` and
claim its path in \`remote.json\` with the same chunk name. A build is refused where the two differ.

\`menu\` in \`remote.json\` is where the product links to it: \`place\`, \`label\`, \`path\` and \`order\`. A release brings its
entries along; \`releases/policy.json\` says which numbers a place gives to whom, and how many.

\`npm test -- ${folder}\` shows that it works.
`;

export function filesOf({
  folder,
  word,
  path,
  guard,
  dependencies,
  devDependencies,
  contract,
  api,
}: NewRemote): Record<string, string> {
  const title = `${word[0]?.toUpperCase() ?? ''}${word.slice(1).replaceAll('-', ' ')}`;
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
    'remote.json': json({
      $schema: '../platform/remote.schema.json',
      name: `mf_${word.replaceAll('-', '_')}`,
      contract: `^${contract}`,
      api: `^${api}`,
      budget,
      claims: [{ path, ...(guard && { guard }), chunk: word }],
      menu: [{ ...placeFor(guard), label: title.slice(0, 24).trim(), path, order: 600 }],
    }),
    'tsconfig.json': json({
      extends: '../tsconfig.base.json',
      compilerOptions: {
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        resolveJsonModule: true,
        types: ['jest', '@testing-library/jest-dom'],
      },
      include: ['src'],
    }),
    'README.md': readme({ folder, word, title }),
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
    'src/alone.tsx': `import { runAlone } from '@cyberharbour/platform/standalone';
import remote from '../remote.json';
import { routes } from './routes';

runAlone({ routes, claims: remote.claims${guard ? " as Parameters<typeof runAlone>[0]['claims']" : ''} });
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
