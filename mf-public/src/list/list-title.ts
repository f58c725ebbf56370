/** A list that was searched is another page than the whole of it. */
export const listTitle = (title: string, q: string | undefined) => (q === undefined ? title : `“${q}” · ${title}`);
