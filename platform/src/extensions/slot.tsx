import type { SlotName } from '../host-contract/slots';

/** What other remotes draw here, each contained; nothing where this remote runs alone, or in a host from before. */
export function Slot({ name }: { name: SlotName }) {
  const Given = globalThis.__cyberharbourExtensions?.Slot;
  return Given ? <Given name={name} /> : null;
}
