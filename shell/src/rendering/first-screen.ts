import type { RenderedState } from '@cyberharbour/shared-api/rendered-state';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { guardId } from '../guard/guard';
import { toHealingRoute } from '../remotes/healing-route';
import type { Owners } from '../remotes/owners';
import type { Remotes } from '../remotes/remotes';

/** What the web server writes into a page that it rendered. */
export interface RenderedPageData {
  /** Absent in a page of an earlier web server. */
  shell?: string;
  remote: string;
  version: string;
  state: RenderedState;
}

/** The screen of a rendered page, loaded: what hydration needs before it begins. */
export interface FirstScreen {
  remote: string;
  routes: RouteObject[];
  /** By route id: the loaders that need not run again. */
  loaderData: Record<string, null>;
}

/** What the server rendered this page from; undefined where it did not render it. */
export function readRenderedPage(page: Document): RenderedPageData | undefined {
  const text = page.getElementById('rendered-page')?.textContent;
  return text ? (JSON.parse(text) as RenderedPageData) : undefined;
}

/** Whether the tab is still where its document came for: who goes back before it starts has another address. */
export function isAsServed({ href, origin }: Location): boolean {
  // The document says it where it took something out of its own address.
  const served = document.documentElement.dataset['served'] ?? performance.getEntriesByType('navigation')[0]?.name;
  const addressOf = (url: string) => {
    const { pathname, search } = new URL(url, origin);
    return pathname + search;
  };
  return served === undefined || addressOf(served) === addressOf(href);
}

/**
 * Loads the screen that the server rendered, in the same version.
 * @returns undefined where another version had to take over or none is left: such a page is rendered anew
 */
export async function loadFirstScreen(
  { shell, owners, remotes }: { shell: string; owners: Owners; remotes: Remotes },
  rendered: RenderedPageData,
  pathname: string,
): Promise<FirstScreen | undefined> {
  const name = owners.find(pathname)?.claimant.name ?? '';
  const remote = remotes.get(name);
  if (!remote || name !== rendered.remote || (rendered.shell ?? shell) !== shell) return undefined;
  try {
    const routes = await remote.routes();
    const path = matchRoutes(
      routes.map((route) => ({ path: route.path })),
      pathname,
    )?.at(-1)?.route.path;
    if (path === undefined) return undefined;
    const screen = await remote.screen(path);
    if (screen.of.version !== rendered.version) return undefined;
    return {
      remote: name,
      routes: routes.map((route) => toHealingRoute(route, remote, route.path === path ? screen : undefined)),
      loaderData: { [path]: null, [guardId(path)]: null },
    };
  } catch {
    // The router tries again and shows the area's card.
    return undefined;
  }
}
