/** Milliseconds within which a screen's heading is waited for. */
const patience = 30_000;

export function focusHeading(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Keeps the focus on the heading of a screen that is still being fetched: the one that it began with goes with its
 * loading state, or changes its words. Whoever moves the focus meanwhile is left alone.
 * @param find gives what has the focus on this screen; null while that is not there
 * @param hasArrived whether it need not be followed any more
 * @returns what ends it
 */
export function followHeading(
  main: HTMLElement,
  find: () => HTMLElement | null,
  hasArrived: () => boolean,
): () => void {
  let current = find() ?? main;
  let words = current.textContent;
  focusHeading(current);
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && activeElement !== current && activeElement !== main;
    if ((activeElement && isElsewhere) || hasArrived()) return stop();
    const now = find();
    if (!now || (now === current && (now === main || now.textContent === words))) return;
    // The same element with other words is said again only once it is focused again.
    if (now === current) now.blur();
    current = now;
    words = now.textContent;
    focusHeading(now);
  });
  const timer = setTimeout(() => stop(), patience);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(main, { childList: true, subtree: true, characterData: true });
  return stop;
}
