const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at > 0 ? at - 1 : last),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Where a key leads in a menu, as the ARIA practices have it; nothing where the key is somebody else's. `-1` stands
 * for the menu's button.
 */
export function targetOf(
  menu: HTMLDetailsElement,
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
): HTMLElement | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const items = [...menu.querySelectorAll<HTMLElement>('summary ~ * :is(a[href], button:enabled)')];
  const at = items.findIndex((item) => item === document.activeElement);
  const move = moves[key];
  // On the button of a closed menu, Home and End are still the page's.
  if (move) return menu.open || key.startsWith('Arrow') ? items[move(at, items.length - 1)] : undefined;
  if (!menu.open || !/^\p{L}$/u.test(key)) return undefined;
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
}
