interface Option<Status extends string> {
  value: Status;
  label: string;
}

/** The statuses that a moderator sets. @param published what a kind calls the one that everybody may read */
export const statusesWith = <Published extends string>(
  published: Option<Published>,
): readonly Option<'pending' | Published | 'archived'>[] => [
  { value: 'pending', label: 'Pending' },
  published,
  { value: 'archived', label: 'Archived' },
];
