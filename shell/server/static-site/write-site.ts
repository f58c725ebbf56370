import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LiveRelease, LiveSet, Release, ReleaseStore } from '@cyberharbour/releases';
import { composePage } from '../pages/compose-page.ts';
import { ownerOf } from '../pages/owner.ts';
import { restOf } from '../pages/rest-of-set.ts';
import { iconFiles, manifest, readSiteFile } from '../site-files/site-files.ts';
import { writeNginxHeaders, writeNginxSite } from './nginx.ts';

/** `/blog/:id` as the name of its file: `blog-id.html`. */
const fileNameOf = (path: string) => `${path.slice(1).replace(/[/:]+/g, '-') || 'home'}.html`;

/** Paths without parameters come before those with parameters: nginx takes the first that matches. */
const compareByRank = (one: string, other: string) =>
  Number(one.includes(':')) - Number(other.includes(':')) || other.split('/').length - one.split('/').length;

const versionsOf = ({ current, previous }: LiveRelease) => (previous ? [current, previous] : [current]);

/** One policy for all pages: they differ only in the hashes of the import maps that they allow. */
function joinPolicies(policies: readonly string[]): string {
  const sources = new Set(policies.flatMap((policy) => policy.match(/'sha256-[^']+'/g) ?? []));
  const [policy = ''] = policies;
  return policy.replace(/(script-src 'self')[^;]*/, (_, self: string) => [self, ...sources].join(' '));
}

async function writeText(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Copies every published file of a version, with its brotli twin where it has one. */
async function copyVersion(store: ReleaseStore, { name, version, files }: Release, to: string) {
  for (const file of Object.keys(files).flatMap((one) => [one, `${one}.br`])) {
    const bytes = await store.read(name, version, file);
    if (!bytes) continue;
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), bytes);
  }
}

/**
 * Writes what is live now as files for nginx or a CDN: a page per claimed path, the files of every version that a
 * page names, and nginx's rules. A later release needs a new export. Trials are left out, since they need a server
 * that knows its visitors.
 * @returns the paths that have a page
 */
export async function writeSite(store: ReleaseStore, live: LiveSet, apiOrigin: string, out: string): Promise<string[]> {
  const set = { shell: live.shell, remotes: live.remotes.filter(({ disabled }) => !disabled) };
  const claimed = set.remotes.flatMap(({ current }) => current.claims.map(({ path }) => path));
  const paths = claimed.sort(compareByRank);
  await mkdir(join(out, 'pages'), { recursive: true });
  const pages = [...paths.map((path) => ({ path, file: fileNameOf(path) })), { path: '/\u0000', file: '404.html' }];
  const policies = new Set<string>();
  const rests = new Map<string, string>();
  let headers: Record<string, string> = {};
  for (const { path, file } of pages) {
    const visit = { path: path.replace(/:(\w+)/g, '$1') };
    const page = composePage(set, apiOrigin, visit);
    const rest = restOf(set, ownerOf(set, visit.path)?.release.name);
    if (rest) rests.set(rest.address, rest.text);
    await writeFile(join(out, 'pages', file), page.html);
    headers = page.headers;
    policies.add(headers['content-security-policy'] ?? '');
  }
  headers['content-security-policy'] = joinPolicies([...policies]);
  for (const [address, text] of rests) await writeText(join(out, address), text);
  await writeFile(join(out, 'page-headers.conf'), writeNginxHeaders(headers));
  await writeFile(join(out, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  await writeFile(join(out, 'site.conf'), writeNginxSite(pages.slice(0, -1)));
  for (const path of Object.keys(iconFiles)) await writeFile(join(out, path), await readSiteFile(path));
  await writeFile(join(out, 'site.webmanifest'), JSON.stringify(manifest));
  for (const release of [set.shell, ...set.remotes].flatMap(versionsOf))
    await copyVersion(store, release, join(out, 'r', release.name, release.version));
  return paths;
}
