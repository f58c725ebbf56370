import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseRefused } from '../store/errors.ts';

/** Who a new remote is, as the lists outside its folder name it. */
interface Named {
  folder: string;
  /** `notices`: the remote is `mf_notices`, its team `notices`. */
  word: string;
}

const workflow = ({ folder, word }: Named) => `name: ${folder}
on:
  push:
    tags: ['@cyberharbour/${folder}@*']
  pull_request:
    paths: ['${folder}/**', '.github/workflows/${folder}.yml']
permissions:
  contents: read
jobs:
  check:
    if: github.event_name == 'pull_request'
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24, cache: npm }
      - run: npm ci --ignore-scripts
      - run: npm run check
      - run: npm test -- ${folder}
  release:
    if: github.event_name == 'push'
    uses: ./.github/workflows/release-unit.yml
    with: { package: ${folder}, name: mf_${word.replaceAll('-', '_')} }
    secrets: inherit
`;

/** Adds a line after the last one that begins like the remotes' lines. @throws ReleaseRefused where there is none */
function addLine(root: string, file: string, like: RegExp, line: string) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const last = lines.findLastIndex((one) => like.test(one));
  if (last === -1) throw new ReleaseRefused(`${file} names no remote: the new one cannot be added after it.`);
  writeFileSync(join(root, file), lines.toSpliced(last + 1, 0, line).join('\n'));
}

/**
 * Names a new remote where pipelines and people look for it: its own workflow, its owners, its release job in the
 * chart.
 * @returns the files that were written or changed
 */
export function registerRemote(root: string, named: Named): string[] {
  const { folder, word } = named;
  const pipeline = `.github/workflows/${folder}.yml`;
  writeFileSync(join(root, pipeline), workflow(named));
  addLine(root, '.github/CODEOWNERS', /^\/mf-/, `${`/${folder}/`.padEnd(19)}@cyberharbour/${word}`);
  addLine(
    root,
    'deploy/chart/values.yaml',
    /^ {2}mf-/,
    `  ${folder}: { name: mf_${word.replaceAll('-', '_')}, keySecret: team-${word}-key, percent: 10, minutes: 30, run: false }`,
  );
  return [pipeline, '.github/CODEOWNERS', 'deploy/chart/values.yaml'];
}
