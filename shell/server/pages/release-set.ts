import type { ReleaseSet } from '@cyberharbour/platform';
import type { LiveSet } from '@cyberharbour/releases';
import { toInlineJson } from './html.ts';
import { hashScripts, hashStyles } from './page-assets.ts';
import { hashSource } from './page-headers.ts';
import { toRemoteRelease } from './remote-release.ts';
import { splitMenu } from './page-menu.ts';
import { rememberByOwner } from './remember-by-owner.ts';
import { cutSet, restOf } from './rest-of-set.ts';

/** What every page of one remote says about releases. */
export interface SetInPage {
  /** The element that names the sha384 of every script that the page may run. */
  importMap: string;
  /** For the policy: that import map, and the one that the tab adds. */
  sources: string[];
  /** The release set without the API's address. */
  releases: Omit<ReleaseSet, 'apiBase' | 'mode'>;
}

/**
 * The releases that a page names: those that it needs itself, and where its tab learns of the others.
 * @param owner name of the remote that draws the page; undefined where nobody claims its path
 */
export const describeSet = rememberByOwner((set, owner): SetInPage => {
  const carried = cutSet(set, owner);
  const rest = restOf(set, owner);
  const importMap = toInlineJson({ integrity: hashScripts(carried) });
  return {
    importMap: `<script type="importmap">${importMap}</script>`,
    sources: [importMap, ...(rest ? [rest.importMap] : [])].map(hashSource),
    releases: {
      shell: set.shell.current.version,
      remotes: carried.remotes.map(toRemoteRelease),
      ...(rest && { rest: { address: rest.address, integrity: rest.integrity, claims: rest.claims } }),
      styles: hashStyles(carried),
      menu: splitMenu(set, owner).page,
    },
  };
});

/** The element with the release set, in the shape that the page carries it and the tab keeps it. */
export function tagReleaseSet(set: LiveSet, owner: string | undefined, apiOrigin: string, isPreview = false): string {
  const whole: ReleaseSet = {
    ...describeSet(set, owner).releases,
    apiBase: `${apiOrigin}/api`,
    mode: 'release',
    ...(isPreview && { mode: 'development', preview: true }),
  };
  return `<script type="application/json" id="release-set">${toInlineJson(whole)}</script>`;
}
