import { guardMenu, sortMenu } from '@cyberharbour/platform';
import type { ReleaseSet, RemoteClaims } from '@cyberharbour/platform';
import { openTag, toInlineJson } from './html.ts';

export interface DevRemote {
  claims: RemoteClaims;
  /** Address of its development server, without a slash at the end. */
  address: string;
}

/** The page in development: the same release set, filled with development servers; no policy and no integrity. */
export function composeDevPage(remotes: readonly DevRemote[], apiBase: string): string {
  const set: ReleaseSet = {
    shell: 'development',
    remotes: remotes.map(({ claims: { name, claims, slots = [] }, address }) => ({
      name,
      version: 'development',
      entry: `${address}/remoteEntry.js`,
      claims,
      slots,
    })),
    styles: {},
    menu: sortMenu(remotes.flatMap(({ claims: { menu = [], claims } }) => guardMenu(menu, claims))),
    apiBase,
    mode: 'development',
  };
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="data:,">',
    '<title data-boot>CyberHarbour</title>',
    `<script type="application/json" id="release-set">${toInlineJson(set)}</script>`,
    `${openTag('script', { type: 'module', src: '/shell.js' })}</script>`,
  ];
  const body = '<body><div id="root"></div></body>';
  return `<!doctype html>\n<html lang="en-AU"><head>${head.join('\n')}</head>${body}</html>\n`;
}
