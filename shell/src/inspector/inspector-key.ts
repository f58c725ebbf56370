import type { PageState } from './read-areas';

/** Alt, Shift and I, by the place of the key: on some systems it writes another letter with them. */
const isKey = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyI';

/**
 * Shows developers which release drew which area of the page, at a key, and hides it at the same key or Escape. Its
 * code is loaded at the first press.
 * @param readPage what the page is made of at that moment
 */
export function listenForInspector(page: Document, readPage: () => PageState): void {
  let close: (() => void) | undefined;
  page.addEventListener('keydown', (event) => {
    const isAsked = isKey(event);
    if (!isAsked && !(close && event.key === 'Escape')) return;
    event.preventDefault();
    if (close) {
      close();
      close = undefined;
      return;
    }
    void import(/* webpackChunkName: "inspector" */ './open-inspector').then(({ openInspector }) => {
      close ??= openInspector(page, readPage());
    });
  });
}
