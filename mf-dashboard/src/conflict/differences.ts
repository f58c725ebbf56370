/**
 * The names of fields that two versions hold differently. A picture counts only where one was chosen: without one, the
 * stored one stays.
 */
export const differing = <Fields extends object>(mine: Fields, theirs: Fields): (keyof Fields & string)[] =>
  (Object.keys(theirs) as (keyof Fields & string)[]).filter(
    (name) => mine[name] !== theirs[name] && mine[name] !== null,
  );
