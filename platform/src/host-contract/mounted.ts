/** An answer of the API, as one cache gives it to another: plain values. */
export interface GivenAnswer {
  key: readonly unknown[];
  data: unknown;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** The server knows better by now. */
  isOld: boolean;
}

/** What a page has fetched. */
export interface Answers {
  list: () => GivenAnswer[];
  /** What is newer than its own, it takes. */
  take: (answer: GivenAnswer) => void;
  /** @returns what ends it */
  subscribe: (listener: (answer: GivenAnswer) => void) => () => void;
}

/** Where the visitor is, as the host's router says it. */
export interface HostLocation {
  pathname: string;
  search: string;
  hash: string;
  /** Of this visit to the address. */
  key: string;
  state: unknown;
}

/** What the host gives a screen that it cannot draw itself: functions and plain values, nothing of a framework. */
export interface ScreenHost {
  location: () => HostLocation;
  /** Of a part of a screen: what that screen shows. */
  item?: string | undefined;
  /** @param to an address, or how many visits forward or back */
  navigate: (to: string | number, options?: { replace?: boolean; state?: unknown }) => void;
  /** Who is signed in, and all that the page has fetched so far. */
  answers: Answers;
  apiBase: string;
  /** Says something outside of the page's own text. */
  notify: Record<'success' | 'error' | 'warn', (text: string) => void>;
  /** After a refused call: whether somebody proved again who they are, so that it is worth repeating. */
  confirm: (refusal: { code: string }) => Promise<boolean>;
  /** The document's title, without the product's name, where it comes with data. */
  setTitle: (title: string) => void;
  /** The screen cannot go on: the host heals it. */
  fail: (cause: unknown) => void;
}

/** A screen in an element of the host, with a root of its own. */
export interface MountedScreen {
  /** Called when the location is another one. */
  update: () => void;
  unmount: () => void;
}

export type MountScreen = (element: HTMLElement, host: ScreenHost) => MountedScreen;

/** The module of a screen whose framework is another one than the host's. Since contract 1.4. */
export interface MountModule {
  mount: MountScreen;
}
