/** Shorter words are mostly glue. */
const telling = 5;
const most = 3;

const wordsIn = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= telling),
  );

/** Those of a list that share the most words with a text; among equals the order of the list holds. */
export function findRelated<Item extends { _id: string }>(
  items: readonly Item[],
  id: string,
  text: string,
  textOf: (item: Item) => string,
): Item[] {
  const own = wordsIn(text);
  const shared = (item: Item) => [...wordsIn(textOf(item))].filter((word) => own.has(word)).length;
  return items
    .filter(({ _id }) => _id !== id)
    .map((item) => ({ item, shared: shared(item) }))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, most)
    .map(({ item }) => item);
}
