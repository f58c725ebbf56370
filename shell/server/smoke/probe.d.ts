/** What a person at the top of a page can see and reach. */
export interface Seen {
  /** Links and buttons of the shell's header that a pointer reaches. */
  reachable: string[];
  /** Names of built-in functions that were replaced or added since the page began. */
  changed: string[];
  nodes: number;
  hasHeading: boolean;
}

export function watchGlobals(): void;
export function look(selector: string): Seen;
