import { createElement } from 'react';
import type { SlotName } from '../host-contract/slots';

/**
 * What other remotes draw here, each contained; nothing where this remote runs alone, in a host from before, or with a
 * React of its own.
 */
export function Slot({ name }: { name: SlotName }) {
  const given = globalThis.__cyberharbourExtensions;
  if (!given || (given.createElement ?? createElement) !== createElement) return null;
  return <given.Slot name={name} />;
}
