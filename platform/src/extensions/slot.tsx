import { createElement } from 'react';
import type { SlotProps } from './host-extensions';

/**
 * What other remotes draw here, each contained; nothing where this remote runs alone, in a host from before, or with a
 * React of its own.
 */
export function Slot(props: SlotProps) {
  const given = globalThis.__cyberharbourExtensions;
  if (!given || (given.createElement ?? createElement) !== createElement) return null;
  return <given.Slot {...props} />;
}
