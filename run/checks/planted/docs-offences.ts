import { add, type Offence } from './offence.ts';

const check = 'what the documentation names is there';

export const docsOffences: Offence[] = [
  [
    'mails of the catalogue are those that the product sends',
    'a mail that was changed since',
    'shared-ui/src/mails/verification-code.html',
    add('<p>Hello</p>'),
    /verification-code\.html is not what the product sends/,
  ],
  [
    'what public pages promise is kept by a test',
    'a promise that nothing keeps',
    'mf-public/src/pages/contact-page.tsx',
    (before) => before.replace('</Page>', '<p>We never sleep.</p></Page>'),
    /says "We never sleep\.", and run\/promises\/promises\.ts does not say what keeps it/,
  ],
  [
    'what public pages promise is kept by a test',
    'a promise whose test is gone',
    'server/src/link-checks/link-checks.test.ts',
    (before) => before.replace('say on which day they were checked', 'say nothing'),
    /"We check them, but we do not run them\." is kept by .* which is not there/,
  ],
  [
    check,
    'a file that is gone',
    'README.md',
    add('See `shell/src/gone.ts`.'),
    /shell\/src\/gone\.ts, which is not there/,
  ],
  [
    check,
    'a journey without its test',
    'docs/losing-the-device.md',
    add('Test: `the ship is lost`'),
    /names the test "the ship is lost", which is not there/,
  ],
  [
    check,
    'a page that is gone',
    'shared-ui/README.md',
    add('See `CHANGELOG.md`.'),
    /CHANGELOG\.md, which is not there/,
  ],
  [check, 'a page of the ASVS by hand', 'docs/asvs.md', add('More.'), /docs\/asvs\.md is not what run\/asvs says/],
  [
    check,
    'a test that shows a requirement, under another title',
    'server/src/auth/credentials.test.ts',
    (text) => text.replaceAll('exactly as it was typed', 'as typed'),
    /passwordExact: server\/src\/auth\/credentials\.test\.ts has no test/,
  ],
  [check, 'a link to nothing', 'docs/glossary.md', add('[this](gone.md)'), /links to gone\.md/],
  [
    check,
    'a link to no heading',
    'README.md',
    add('[this](docs/operations.md#gone)'),
    /links to docs\/operations\.md#gone/,
  ],
  [
    check,
    'a script that is gone',
    'README.md',
    add('`npm run gone -w server`'),
    /npm run gone -w server, which is no command/,
  ],
  [
    check,
    'a program that is gone',
    'mf-admin/README.md',
    add('`npx gone-program`'),
    /npx gone-program, which is no command/,
  ],
  [
    check,
    'a sentence about a setting that its schema does not say',
    'server/README.md',
    (before) => before.replace('how much is logged', 'how much is written'),
    /server\/README\.md: its table of settings is not what the schemas say/,
  ],
  [
    check,
    'a setting that the table lacks',
    'README.md',
    (before) => before.replace(/^\| `REDIS_URL`.*\n/m, ''),
    /README\.md: its table of settings is not what the schemas say/,
  ],
];
