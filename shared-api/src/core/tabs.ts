import type { User } from '../contract/index';

/** What one tab tells the others of this browser: somebody signed in, or out. */
type News = { arrived: User['_id'] } | { left: true };

const name = 'cyberharbour-session';

/** A server and old browsers have none: there, a tab learns with its next call. */
const open = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name));

export function tellTabs(news: News): void {
  const channel = open();
  channel?.postMessage(news);
  channel?.close();
}

/** @returns what ends it */
export function hearTabs(listener: (news: News) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data));
  return () => channel?.close();
}

/**
 * Calls back when somebody signed out in another tab; what this tab held of them is gone by then. @returns what ends
 * it
 */
export const hearSignOut = (listener: () => void): (() => void) => hearTabs((news) => 'left' in news && listener());
