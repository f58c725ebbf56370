/** How lists of posts stand, newest first without a choice. */
export const orders = ['newest', 'oldest', 'title', 'title-desc'] as const;

export const columns = [
  { name: 'Title', sort: { ascending: 'title', descending: 'title-desc', first: 'ascending' } },
  { name: 'Sent', sort: { ascending: 'oldest', descending: 'newest', first: 'descending' } },
  { name: 'Status' },
  { name: 'More', isQuiet: true },
] as const;
