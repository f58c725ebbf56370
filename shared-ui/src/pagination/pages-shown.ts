/** The numbers worth a link: both ends, the open page and its neighbours. A gap of one page is that page. */
export function pagesShown(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(near)].sort((one, other) => one - other);
  return numbers.flatMap((number, place) => {
    const missing = number - (numbers[place - 1] ?? 0) - 1;
    if (missing === 1) return [number - 1, number];
    return missing > 1 ? ['gap' as const, number] : [number];
  });
}
