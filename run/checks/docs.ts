import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckResult } from './check.ts';
import { readManifest } from './packages.ts';

const pages = (root: string) => [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/operations.md',
  'server/README.md',
  'shared-ui/README.md',
  'shared-api/README.md',
  ...readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`),
];

const paths = /^(?:shell|mf-\w+|shared-\w+|server|platform|e2e|run|docs)\/[\w./-]*$/;

/** Files, folders, links, commands and settings that the documentation names are there. */
export function checkDocs(root: string): CheckResult {
  const scriptsOf = (name: string) =>
    existsSync(join(root, name, 'package.json')) ? (readManifest(root, name).scripts ?? {}) : {};
  const faults = pages(root).flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const from =
      page === 'server/README.md'
        ? []
        : [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code ?? []).filter((code) => paths.test(code));
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => join(dirname(page), link));
    // `npm run bench`, and `npm run bench -w server` of that package.
    const commands = [...text.matchAll(/npm run ([a-z:-]+)(?: -w ([a-z-]+))?/g)].filter(
      ([, name = '', owner = '.']) => !(name in scriptsOf(owner)),
    );
    return [
      ...[...from, ...links]
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${page} names ${path}, which is not there`),
      ...commands.map(([command]) => `${page} names ${command}, which is no command`),
    ];
  });
  return { ok: faults.length === 0, output: faults.join('\n') };
}
