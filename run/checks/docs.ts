import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findAsvsFaults } from '../docs/asvs.ts';
import { findStaleTables } from '../docs/settings-tables.ts';
import type { CheckResult } from './check.ts';
import { findUntestedJourneys } from './journeys.ts';
import { listPackages, readManifest } from './packages.ts';

const isUnversioned = (name: string) => /^(node_modules|dist|dist-node|coverage|test-results|\.git|\.data)$/.test(name);

/** Files that a build or a release writes. */
const written = [
  'release.json',
  'signature.json',
  'provenance.json',
  'shared-names.json',
  'container.json',
  'mf-manifest.json',
  'surface.json',
  'headers.json',
];
/** Files that a page shows how to add. */
const examples = ['-page.tsx', 'src/reports/', 'src/invitations/', 'src/events/', '007-what-it-does.ts', 'YYYY-MM-DD'];

const isExample = (path: string) => examples.some((example) => path.includes(example)) || written.includes(path);

interface Page {
  name: string;
  text: string;
}

interface Repository {
  root: string;
  /** Every file, from the root. */
  files: string[];
  pages: Page[];
}

function readRepository(root: string): Repository {
  const files = globSync('**/*.{md,ts,tsx,js,mjs,json,css,yml}', { cwd: root, exclude: isUnversioned }).sort();
  const pages = files.filter((file) => file.endsWith('.md'));
  return { root, files, pages: pages.map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') })) };
}

const codeOf = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code ?? []);

/** Paths below a folder of the repository, and names of source files; a page shortens `server/src/posts/kinds.ts`. */
function findMissingPaths({ root, files }: Repository, { name, text }: Page): string[] {
  const folders = [...listPackages(root).map((one) => one.name), 'run', 'docs', 'deploy'].join('|');
  const isPath = (code: string) =>
    new RegExp(`^(?:${folders})/[\\w./-]*$`).test(code) ||
    /^(?:\.\/)?[\w-][\w./-]*\.(?:ts|tsx|mjs|json|css|md)$/.test(code);
  const isThere = (path: string) =>
    existsSync(join(root, path)) ||
    existsSync(join(root, dirname(name), path)) ||
    files.some((file) => file.endsWith(`/${normalize(path)}`));
  const isMade = (path: string) => isUnversioned(path.split('/')[0] ?? '');
  return codeOf(text).filter((code) => isPath(code) && !isMade(code) && !isExample(code) && !isThere(code));
}

/** The address of a heading as GitHub makes it: without its marks, small, with hyphens. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-');

function findDeadLinks({ root }: Repository, { name, text }: Page): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]:\s*(\S+)|(?:src|srcset|href)="([^"]+)"/gm)]
    .map(([, inline, reference, attribute]) => inline ?? reference ?? attribute ?? '')
    .filter((link) => !/^[a-z]+:/.test(link) && link !== '…');
  return links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? name : normalize(join(dirname(name), path));
    if (!existsSync(join(root, file))) return true;
    if (anchor === undefined || !file.endsWith('.md')) return false;
    const headings = [...readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.*)$/gm)];
    return !headings.some(([, heading = '']) => anchorOf(heading) === anchor);
  });
}

/** `npm run bench`, `npm test -w server` and `npx cyberharbour-mf`. */
function findMissingCommands({ root }: Repository, { text }: Page): string[] {
  const packages = listPackages(root).map(({ name }) => name);
  const scriptsOf = (name: string) =>
    existsSync(join(root, name, 'package.json')) ? (readManifest(root, name).scripts ?? {}) : {};
  const scripts = [...text.matchAll(/npm (?:run ([a-z][a-z:-]*)|(test|start)\b)(?: -w ([a-z-]+))?/g)].filter(
    ([, run, short, owner = '.']) => !((run ?? short ?? '') in scriptsOf(owner)),
  );
  const binaries = packages.flatMap((name) => Object.keys(readManifest(root, name).bin ?? {}));
  const programs = [...text.matchAll(/npx ([a-z][\w-]*)/g)].filter(
    ([, program = '']) => !binaries.includes(program) && !existsSync(join(root, 'node_modules/.bin', program)),
  );
  return [...scripts, ...programs].map(([command]) => command);
}

const mostTerms = 25;

/** A glossary that has more terms than people read is none. */
function countTerms({ pages }: Repository): string[] {
  const glossary = pages.find(({ name }) => name === 'docs/glossary.md')?.text ?? '';
  const terms = [...glossary.matchAll(/^\| (?!Term )\w.*\|$/gm)].length;
  return terms > 0 && terms <= mostTerms ? [] : [`docs/glossary.md has ${terms} terms, of at most ${mostTerms}`];
}

/** What the README of every package answers, besides what the package is. */
const answers = [
  ['where to start reading', /start reading/i],
  ['how to add something', /\badd\b/i],
  ['what shows that it works', /\bworks\b/i],
] as const;

/** Packages, and folders of the root that are none, whose README is missing or leaves a question open. */
function findOpenQuestions({ root, pages }: Repository): string[] {
  return [...listPackages(root).map(({ name }) => name), 'run', 'deploy'].flatMap((folder) => {
    const readme = pages.find(({ name }) => name === `${folder}/README.md`);
    if (!readme) return [`${folder} has no README.md`];
    const headings = [...readme.text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
    return answers
      .filter(([, words]) => !headings.some((heading) => words.test(heading)))
      .map(([answer]) => `${readme.name} has no heading that says ${answer}`);
  });
}

/** Files, folders, links, commands and settings that the documentation names are there. */
export async function checkDocs(root: string): Promise<CheckResult> {
  const repository = readRepository(root);
  const faults = repository.pages.flatMap((page) => [
    ...findMissingPaths(repository, page).map((path) => `${page.name} names ${path}, which is not there`),
    ...findDeadLinks(repository, page).map((link) => `${page.name} links to ${link}, which is not there`),
    ...findMissingCommands(repository, page).map((command) => `${page.name} names ${command}, which is no command`),
  ]);
  const output = [
    ...faults,
    ...findOpenQuestions(repository),
    ...countTerms(repository),
    ...findUntestedJourneys(root),
    ...(await findStaleTables(root)),
    ...findAsvsFaults(root),
  ];
  return { ok: output.length === 0, output: output.join('\n') };
}
