/** How the list of users stands, newest first without a choice. */
export const orders = ['newest', 'oldest', 'name', 'name-desc'] as const;

export const columns = [
  { name: 'Name', sort: { ascending: 'name', descending: 'name-desc', first: 'ascending' } },
  { name: 'Joined', sort: { ascending: 'oldest', descending: 'newest', first: 'descending' } },
  { name: 'Role' },
  { name: 'More', isQuiet: true },
] as const;
