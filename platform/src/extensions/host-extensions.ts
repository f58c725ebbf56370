import type { ComponentType } from 'react';
import type { MenuEntry, SlotName } from '../host-contract/index';

/** What the host gives remotes besides modules: read where it is used, so that hosts from before have nothing of it. */
export interface HostExtensions {
  /** What this tab knows by now; undefined in a page that names no entries. */
  listMenu: () => readonly MenuEntry[] | undefined;
  /** Draws the parts that other remotes have in a slot. */
  Slot: ComponentType<{ name: SlotName }>;
}

declare global {
  var __cyberharbourExtensions: HostExtensions | undefined;
}

/** Called once by the host, before it loads a remote. */
export function provideExtensions(extensions: HostExtensions) {
  globalThis.__cyberharbourExtensions = extensions;
}
