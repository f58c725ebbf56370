const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

const isFixed = (segment: string) => !/[:*?]/.test(segment);

/**
 * Whether some address may match both patterns; true where that cannot be seen from their segments (optional ones, and
 * a splat).
 */
export function mayOverlap(one: string, other: string): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  for (const [n, segment] of left.entries()) {
    const opposite = right[n];
    if (/[*?]/.test(segment + (opposite ?? ''))) return true;
    if (opposite === undefined) return false;
    if (isFixed(segment) && isFixed(opposite) && segment !== opposite) return false;
  }
  return right.length === left.length || /[*?]/.test(right[left.length] ?? '');
}
