import { createHash } from 'node:crypto';
import { earlierMenu, guardMenu, sortMenu } from '@cyberharbour/platform';
import type { ReleaseSet, ReleaseSetRest, RemoteClaims } from '@cyberharbour/platform';

/** The remote that takes the live one's place: its address, and the hash of every file of its build. */
export interface Local {
  claims: RemoteClaims;
  version: string;
  /** File name to sha384. */
  files: Record<string, string>;
}

const part = (html: string, pattern: RegExp): string => {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error('This is no page of a CyberHarbour shell.');
  return found;
};

const importMap = /<script type="importmap">(.*?)<\/script>/s;
const releaseSet = /<script type="application\/json" id="release-set">(.*?)<\/script>/s;
const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Where a page names what it leaves out of its release set; undefined where it leaves out nothing. */
export const findRest = (html: string): string | undefined =>
  (JSON.parse(part(html, releaseSet)) as ReleaseSet).rest?.address;

/**
 * A live page with one remote from here in it: the page's own integrity and policy hold for that one too.
 * @param shell origin of the live page
 * @param rest what the live page leaves out: this page names every remote
 * @returns the page, its policy, and the origin of the API that the live page calls
 */
export function swapIn(
  html: string,
  policy: string,
  shell: string,
  { claims: { name, claims, menu = [], slots = [] }, version, files }: Local,
  rest: ReleaseSetRest = { importMap: '{"integrity":{}}', remotes: [], styles: {} },
): { html: string; policy: string; apiOrigin: string } {
  const base = `/r/${name}/${version}/`;
  const addresses = (ending: string) =>
    Object.fromEntries(
      Object.entries(files)
        .filter(([file]) => file.endsWith(ending))
        .map(([file, hash]) => [base + file, hash]),
    );
  const mapText = part(html, importMap);
  const hashesOf = (text: string) => (JSON.parse(text) as { integrity: Record<string, string> }).integrity;
  const set = JSON.parse(part(html, releaseSet)) as ReleaseSet;
  delete set.rest;
  const replaced = [...set.remotes, ...rest.remotes].find((remote) => remote.name === name)?.claims ?? [];
  const others = [...(set.menu ?? earlierMenu), ...(rest.menu ?? [])].filter(
    (entry) => !replaced.some(({ path }) => path === entry.path),
  );
  const apiOrigin = new URL(set.apiBase, shell).origin;
  const swapped: ReleaseSet = {
    ...set,
    remotes: [
      ...[...set.remotes, ...rest.remotes].filter((remote) => remote.name !== name),
      { name, version, entry: `${base}remoteEntry.js`, claims, slots },
    ],
    styles: { ...set.styles, ...rest.styles, ...addresses('.css') },
    menu: sortMenu([...others, ...guardMenu(menu, claims)]),
    // The browser asks this machine, which asks the API: no other origin has to be allowed there.
    apiBase: '/api',
    // Nothing that happens here is reported as a visitor's.
    mode: 'development',
  };
  const newMap = inline({ integrity: { ...hashesOf(mapText), ...hashesOf(rest.importMap), ...addresses('.js') } });
  const isOfOthers = (file: string) => !file.includes(`/r/${name}/`);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return {
    html: html
      .replace(importMap, () => `<script type="importmap">${newMap}</script>`)
      .replace(releaseSet, () => `<script type="application/json" id="release-set">${inline(swapped)}</script>`)
      .replace(new RegExp(`<link rel="(?:modulepreload|preload)"[^>]*/r/${name}/[^>]*>\\n?`, 'g'), '')
      // What a rendered page fetches once it is painted.
      .replace(/(?<= data-preload=")[^"]*/, (files) => files.split(' ').filter(isOfOthers).join(' ')),
    policy: policy
      .replace(hash(mapText), hash(newMap))
      // Pictures come from the API itself, also where the live page has its origin.
      .replace(/img-src 'self'(?! http)/, `img-src 'self' ${apiOrigin}`),
    apiOrigin,
  };
}
