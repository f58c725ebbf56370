import { removeAllDrafts } from '../core/draft-store';

/**
 * A device on which nobody has typed anything yet; tests that keep drafts bring `fake-indexeddb/auto` and begin with
 * this.
 */
export async function freshDevice(): Promise<void> {
  await removeAllDrafts();
}
