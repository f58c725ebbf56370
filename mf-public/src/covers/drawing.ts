import { lazy, type ComponentType } from 'react';

const nothing = () => null;

/**
 * A drawing that comes when it is wanted. It is decoration: where it cannot be had, its place stays empty, and the page
 * stands.
 */
export const drawing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (drawn) => ({ default: drawn }),
      () => ({ default: nothing as ComponentType<Props> }),
    ),
  );
