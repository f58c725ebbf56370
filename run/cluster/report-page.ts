import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** What drills met lies there; each drill replaces what it met again, and leaves the rest. */
const file = join(root, 'docs/drill.md');

export interface Section {
  heading: string;
  words: string;
  columns: readonly string[];
  /** The first cell of a row says what it is about. */
  rows: readonly (readonly string[])[];
}

const readCells = (line: string) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
const writeCells = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** @returns the page with a section of this heading; rows that are about something else stay in it */
export function addToPage(page: string, { heading, words, columns, rows }: Section): string {
  const [head = '', ...sections] = page.trimEnd().split(/\n\n(?=## )/);
  const place = sections.findIndex((section) => section.startsWith(`## ${heading}\n`));
  const lines = (sections[place] ?? '').split('\n').filter((line) => line.startsWith('| '));
  const known = new Map(lines.slice(2).map((line) => [readCells(line)[0] ?? '', readCells(line)]));
  for (const row of rows) known.set(row[0] ?? '', [...row]);
  const table = [columns, columns.map(() => '---'), ...known.values()].map(writeCells).join('\n');
  const section = `## ${heading}\n\n${words}\n\n${table}`;
  if (place === -1) sections.push(section);
  else sections[place] = section;
  return `${[head, ...sections].join('\n\n')}\n`;
}

export function report(section: Section): void {
  writeFileSync(file, addToPage(readFileSync(file, 'utf8'), section));
}

export const today = () => new Date().toISOString().slice(0, 10);
