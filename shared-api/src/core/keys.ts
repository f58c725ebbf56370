/** First words of the query keys: what a change makes stale names them. */
export const keys = {
  session: ['session'],
  blogs: ['blogs'],
  campaigns: ['campaigns'],
  resources: ['resources'],
  users: ['users'],
  subscribers: ['subscribers'],
  counts: ['counts'],
} as const;
