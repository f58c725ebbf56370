import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chapters } from '../asvs/chapters.ts';
import { levels } from '../asvs/requirement-levels.ts';
import type { Chapter, Proof, Requirement } from '../asvs/requirement.ts';
import { type TestName, tests } from '../asvs/tests.ts';

const page = 'docs/asvs.md';

const states = ['met', 'by deployment', 'not applicable', 'missed'] as const;

const isTest = (proof: Proof): proof is TestName => proof in tests;

/** A section of a page, or a test by file and title. */
function writeProof(proof: Proof): string {
  if (isTest(proof)) return `\`${tests[proof][0]}\`: ${tests[proof][1]}`;
  const path = proof.replace(/^docs\//, '');
  return `[${path.replace(/\.md#/, ', ').replaceAll('-', ' ')}](${path})`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

const writeRow = (id: string, { state, asks, how, shownBy }: Requirement) =>
  `| ${[id, String(levels.get(id)), asks, state, how, shownBy.map(writeProof).join('<br>')].map(cell).join(' | ')} |`;

const writeChapter = ({ title, requirements }: Chapter) =>
  [
    `## ${title}`,
    '',
    '| Id | Level | What it asks | State | How | Shown by |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(requirements).map(([id, requirement]) => writeRow(id, requirement)),
  ].join('\n');

/** The page as it should be. */
function writePage(): string {
  const all = chapters.flatMap(({ requirements }) => Object.entries(requirements));
  const counts = states.map((state) => {
    const ids = all.filter(([, requirement]) => requirement.state === state).map(([id]) => id);
    return `| ${state} | ${ids.length} |`;
  });
  const misses = all.filter(([, { state }]) => state === 'missed').map(([id, { how }]) => `- **${id}** ${how}`);
  return `# OWASP ASVS 5.0, levels 1 and 2

Written by \`npm run write-asvs\` from \`run/asvs/\`: not by hand. The requirements are those of the OWASP Application
Security Verification Standard 5.0.0 (https://github.com/OWASP/ASVS, CC BY-SA 4.0), here in our own words; the standard
itself says exactly what each asks. The state is that of the default settings.

| State | Requirements |
| --- | --- |
${counts.join('\n')}

\`by deployment\`: whoever runs the product provides it. \`missed\`: declared, with what closes it:

${misses.join('\n')}

${chapters.map(writeChapter).join('\n\n')}
`;
}

export const writeAsvsPage = (root: string): void => writeFileSync(join(root, page), writePage());

/** The titles that a test file says, as they are written there. */
function hasTitle(root: string, [file, title]: readonly [string, string]): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  return ["'", '`', '"'].some((quote) => text.includes(`${quote}${title}${quote}`));
}

/** @returns one line for each requirement, proof or page that is not in order */
export function findAsvsFaults(root: string): string[] {
  const rows = chapters.flatMap(({ requirements }) => Object.entries(requirements));
  const ids = rows.map(([id]) => id);
  const named = new Set(rows.flatMap(([, { shownBy }]) => shownBy));
  const before = existsSync(join(root, page)) ? readFileSync(join(root, page), 'utf8') : '';
  return [
    ...[...levels.keys()].filter((id) => !ids.includes(id)).map((id) => `run/asvs lacks ASVS ${id}`),
    ...ids.filter((id) => !levels.has(id)).map((id) => `run/asvs has ${id}, which is no requirement of level 1 or 2`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `run/asvs has ASVS ${id} twice`),
    ...Object.entries(tests)
      .filter(([, test]) => !hasTitle(root, test))
      .map(([name, [file, title]]) => `run/asvs/tests.ts: ${name}: ${file} has no test "${title}"`),
    ...(Object.keys(tests) as TestName[])
      .filter((name) => !named.has(name))
      .map((name) => `run/asvs/tests.ts: ${name} shows no requirement`),
    ...(before === writePage() ? [] : [`${page} is not what run/asvs says; \`npm run write-asvs\` writes it`]),
  ];
}
