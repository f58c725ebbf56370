import type { RouteObject } from 'react-router-dom';
import { limit } from './limit';

/** What a screen's own files may take, in milliseconds. */
const patience = 8000;

/** A screen whose files could not be had: only a new page asks for them again. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

/** A route whose lazy screen is tried twice (a sheet whose preload failed comes at the second try), and never waits for ever. */
export function withPatience(route: RouteObject): RouteObject {
  const { lazy, ...rest } = route;
  if (typeof lazy !== 'function') return route;
  const load = () => limit(lazy(), patience);
  return {
    ...rest,
    lazy: () =>
      load()
        .catch(load)
        .catch((cause: unknown) => {
          throw new ScreenNotLoaded('The files of this screen could not be had.', { cause });
        }),
  };
}
