/** The items of a list on either side of one; none where the list does not hold it. */
export function neighbours<Item extends { _id: string }>(
  items: readonly Item[],
  id: string,
): { previous: Item | undefined; next: Item | undefined } {
  const place = items.findIndex(({ _id }) => _id === id);
  return place < 0 ? { previous: undefined, next: undefined } : { previous: items[place - 1], next: items[place + 1] };
}
