import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LiveRelease, LiveSet, Release, ReleaseStore } from '@cyberharbour/platform/releases';
import { composePage } from './compose-page.ts';

/** `/blog/:id` as nginx matches it, and as a file is called. */
const pattern = (path: string) => `^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`;
const fileName = (path: string) => `${path.slice(1).replace(/[/:]+/g, '-') || 'home'}.html`;

/** Written-out paths come before those with parameters: nginx takes the first that matches. */
const byRank = (one: string, other: string) =>
  Number(one.includes(':')) - Number(other.includes(':')) || other.split('/').length - one.split('/').length;

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');

const site = (
  pages: { path: string; file: string }[],
) => `# In a server block: root is this folder; page-headers.conf lies where the include says.
charset utf-8;
location /r/ { try_files $uri =404; add_header cache-control "public, max-age=31536000, immutable"; add_header x-content-type-options nosniff; }
location = /favicon.svg { try_files $uri =404; }
${pages.map(({ path, file }) => `location ~ "${pattern(path)}" { try_files /pages/${file} =404; include page-headers.conf; }\n`).join('')}location /pages/ { internal; include page-headers.conf; }
error_page 404 /pages/404.html;
`;

const filesOf = ({ current, previous }: LiveRelease) => (previous ? [current, previous] : [current]);

/** Every file that was published, with its brotli twin where it has one. */
async function copyVersion(
  store: ReleaseStore,
  { name, version, files }: Pick<Release, 'name' | 'version' | 'files'>,
  to: string,
) {
  for (const file of Object.keys(files).flatMap((one) => [one, `${one}.br`])) {
    const bytes = await store.read(name, version, file);
    if (!bytes) continue;
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), bytes);
  }
}

/**
 * What is live now as files for nginx or a CDN: a page per claimed path, the files of every version that a page names, and nginx's rules.
 * A later release is a new export; a trial needs a server that knows its visitors, and is left out.
 * @returns the paths that have a page
 */
export async function writeSite(store: ReleaseStore, live: LiveSet, apiOrigin: string, out: string): Promise<string[]> {
  const withoutTrials = { shell: live.shell, remotes: live.remotes.filter(({ disabled }) => !disabled) };
  const paths = withoutTrials.remotes.flatMap(({ current }) => current.claims.map(({ path }) => path)).sort(byRank);
  await mkdir(join(out, 'pages'), { recursive: true });
  for (const path of paths)
    await writeFile(
      join(out, 'pages', fileName(path)),
      composePage(withoutTrials, apiOrigin, { path: path.replace(/:(\w+)/g, '$1') }).html,
    );
  const nothing = composePage(withoutTrials, apiOrigin, { path: '/\u0000' });
  await writeFile(join(out, 'pages', '404.html'), nothing.html);
  await writeFile(join(out, 'page-headers.conf'), headerLines(nothing.headers));
  await writeFile(join(out, 'headers.json'), `${JSON.stringify(nothing.headers, null, 2)}\n`);
  await writeFile(join(out, 'site.conf'), site(paths.map((path) => ({ path, file: fileName(path) }))));
  await cp(new URL('./favicon.svg', import.meta.url), join(out, 'favicon.svg'));
  for (const { name, version, files } of [withoutTrials.shell, ...withoutTrials.remotes].flatMap(filesOf))
    await copyVersion(store, { name, version, files }, join(out, 'r', name, version));
  return paths;
}
