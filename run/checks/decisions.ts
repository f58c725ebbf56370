import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './check.ts';

const folder = 'docs/decisions';
const index = 'README.md';

/** The subjects of the index, in its order. */
const subjects = [
  'releases',
  'loading and healing',
  'pages',
  'API server',
  'database',
  'accounts',
  'design system',
  'testing',
  'tools',
];
const sections = ['Context', 'Decision', 'Alternatives', 'Consequences'];
const superseded = /^superseded by \[[^\]]+\]\(([^)]+)\)$/;

interface Page {
  file: string;
  text: string;
  title: string;
  subject: string;
  status: string;
}

const readField = (text: string, name: string) => new RegExp(`^- ${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';

function readPage(root: string, file: string): Page {
  const text = readFileSync(join(root, folder, file), 'utf8');
  const title = /^# (.+)\n/.exec(text)?.[1] ?? '';
  return { file, text, title, subject: readField(text, 'Subject'), status: readField(text, 'Status') };
}

/** What a page lacks of the template. */
function findTemplateFaults({ file, text, title, subject, status }: Page): string[] {
  const [lead = '', ...bodies] = text.split(/^## /m);
  const headings = bodies.map((body) => body.slice(0, body.indexOf('\n')));
  const empty = bodies.filter((body) => !body.slice(body.indexOf('\n')).trim());
  const successor = superseded.exec(status)?.[1];
  return [
    ...(title ? [] : ['has no title']),
    ...(file.startsWith(`${readField(lead, 'Date')}-`) ? [] : ['has not the date of its file name']),
    ...(subjects.includes(subject) ? [] : [`has the subject "${subject}", which is none of: ${subjects.join(', ')}`]),
    ...(status === 'accepted' || successor !== undefined ? [] : [`has the status "${status}"`]),
    ...(headings.join() === sections.join() ? [] : [`has the sections "${headings.join(', ')}"`]),
    ...empty.map((body) => `has nothing under ${body.trim()}`),
  ];
}

/** Whoever supersedes a page names it, and is named by it. */
function findSupersedingFaults({ file, text, status }: Page, pages: readonly Page[]): string[] {
  const successor = superseded.exec(status)?.[1];
  const predecessor = /\]\(([^)]+)\)/.exec(readField(text, 'Supersedes'))?.[1];
  const isLinked = (name: string, pattern: RegExp) => {
    const other = pages.find((page) => page.file === name);
    return other !== undefined && pattern.test(other.text) && other.text.includes(`](${file})`);
  };
  return [
    ...(successor === undefined || isLinked(successor, /^- Supersedes: /m)
      ? []
      : [`is not named by ${successor} as superseded`]),
    ...(predecessor === undefined || isLinked(predecessor, /^- Status: superseded/m)
      ? []
      : [`supersedes ${predecessor}, which does not say so`]),
  ];
}

interface Row {
  title: string;
  file: string;
  status: string;
  /** The heading that the row is under. */
  subject: string;
}

function readIndex(root: string): Row[] {
  const [, ...groups] = readFileSync(join(root, folder, index), 'utf8').split(/^### /m);
  return groups.flatMap((group) =>
    [...group.matchAll(/^\| \[(.+?)\]\(([^)]+)\) \| (.+) \|$/gm)].map(([, title = '', file = '', status = '']) => ({
      title,
      file,
      status,
      subject: group.slice(0, group.indexOf('\n')).toLowerCase(),
    })),
  );
}

function findIndexFaults({ file, title, subject, status }: Page, rows: readonly Row[]): string[] {
  const [row, ...more] = rows.filter((one) => one.file === file);
  if (!row || more.length > 0) return [`is in the index ${row ? more.length + 1 : 0} times`];
  return [
    ...(row.title === title ? [] : [`has the title "${row.title}" in the index`]),
    ...(row.status === status ? [] : [`has the status "${row.status}" in the index`]),
    ...(row.subject === subject.toLowerCase() ? [] : [`is in the index under "${row.subject}"`]),
  ];
}

/** Every decision follows the template, and is once in the index, under its subject and with its status. */
export function checkDecisions(root: string): CheckResult {
  const pages = readdirSync(join(root, folder))
    .filter((file) => file !== index)
    .map((file) => readPage(root, file));
  const rows = readIndex(root);
  const faults = pages.flatMap((page) =>
    [...findTemplateFaults(page), ...findSupersedingFaults(page, pages), ...findIndexFaults(page, rows)].map(
      (fault) => `${folder}/${page.file} ${fault}`,
    ),
  );
  const absent = rows.filter(({ file }) => !pages.some((page) => page.file === file));
  faults.push(...absent.map(({ file }) => `${folder}/${index} names ${file}, which is not there`));
  return { ok: faults.length === 0, output: faults.join('\n') };
}
