import type { ComponentType, createElement } from 'react';
import type { MenuEntry, PartProps, ScreenHost, SlotName } from '../host-contract/index';

export interface SlotProps extends PartProps {
  name: SlotName;
}

/** What the host gives remotes besides modules: read where it is used, so that hosts from before have nothing of it. */
export interface HostExtensions {
  /** What this tab knows by now; undefined in a page that names no entries. */
  listMenu: () => readonly MenuEntry[] | undefined;
  /** Draws the parts that other remotes have in a slot. */
  Slot: ComponentType<SlotProps>;
  /** Of the React that draws `Slot`; no other one can. Since contract 1.4, as all below. */
  createElement?: typeof createElement;
  /** What is the same for every screen that brings a React of its own. */
  services?: Pick<ScreenHost, 'apiBase' | 'notify' | 'confirm'>;
}

declare global {
  var __cyberharbourExtensions: HostExtensions | undefined;
}

/** Called once by the host, before it loads a remote. */
export function provideExtensions(extensions: HostExtensions) {
  globalThis.__cyberharbourExtensions = extensions;
}
