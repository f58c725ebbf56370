import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pages = (root) => [
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
export async function checkDocs(root) {
  const scriptsOf = (room) => {
    const file = join(root, room, 'package.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : {};
  };
  const faults = pages(root).flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const from =
      page === 'server/README.md'
        ? []
        : [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code).filter((code) => paths.test(code));
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link]) => join(dirname(page), link));
    // `npm run bench`, and `npm run bench -w server` of that room.
    const commands = [...text.matchAll(/npm run ([a-z:-]+)(?: -w ([a-z-]+))?/g)].filter(
      ([, name, room = '.']) => !(name in scriptsOf(room)),
    );
    return [
      ...[...from, ...links]
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${page} names ${path}, which is not there`),
      ...commands.map(([command]) => `${page} names ${command}, which is no command`),
    ];
  });
  return { ok: faults.length === 0, said: faults.join('\n') };
}
