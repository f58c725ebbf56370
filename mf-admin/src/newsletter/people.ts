const number = new Intl.NumberFormat('en-AU');

/** How many readers there are, in words. */
export const people = (count: number) => (count === 1 ? '1 person' : `${number.format(count)} people`);
