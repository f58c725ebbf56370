/** The place a key leads to from `place`, round the ends; nothing for other keys. Arrows go the way they point. */
export function tabAfter(key: string, place: number, count: number, rightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const onward = (key === 'ArrowRight') !== rightToLeft;
  return (place + (onward ? 1 : count - 1)) % count;
}
