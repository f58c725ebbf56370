import { FilterChips, SearchBox, Tools, VisuallyHidden, type BadgeStatus } from '@cyberharbour/shared-ui';
import { useSearchText } from '@cyberharbour/shared-ui/search-words';
import { useState } from 'react';
import './posts.css';

/** So many posts are looked over at a glance; more are searched. */
const glance = 10;

const words: Partial<Record<BadgeStatus, string>> = {
  rejected: 'Sent back',
  pending: 'Pending',
  approved: 'Approved',
  active: 'Active',
  expired: 'Expired',
  archived: 'Archived',
};

export type Shown = BadgeStatus | 'all';

/** What somebody looks for among their own posts: by words, which the server finds, and by status. */
export function useNarrowing() {
  const [q, setQ] = useState<string>();
  const [status, setStatus] = useState<Shown>('all');
  return { q, field: useSearchText(q, setQ), status, setStatus, isNarrowed: q !== undefined || status !== 'all' };
}

export type Narrowed = ReturnType<typeof useNarrowing>;

const countsOf = (statuses: readonly BadgeStatus[]) =>
  Object.entries(words).map(([status, word]) => ({
    status: status as BadgeStatus,
    word,
    count: statuses.filter((one) => one === status).length,
  }));

interface NarrowingProps {
  narrowing: Narrowed;
  /** Of the search field. */
  label: string;
  /** Where each of the posts stands. */
  statuses: readonly BadgeStatus[];
  /** All that there are, also those not loaded yet. */
  total: number;
}

/** How many posts stand where; from the eleventh on, a search and a filter too. */
export function Narrowing({ narrowing, label, statuses, total }: NarrowingProps) {
  const { field, status, setStatus, isNarrowed } = narrowing;
  const counts = countsOf(statuses).filter((one) => one.count > 0 || one.status === status);
  const scope = statuses.length < total ? `, of the newest ${statuses.length}` : '';
  if (total <= glance && field.text === '' && !isNarrowed) {
    return total === 0 ? null : (
      <p className="ui-note dash-counts">
        {counts.map(({ count, word }) => `${count} ${word.toLowerCase()}`).join(', ') + scope}
      </p>
    );
  }
  const options: { value: Shown; label: string }[] = [
    { value: 'all', label: `All (${total})` },
    ...counts.map(({ status: value, word, count }) => ({ value, label: `${word} (${count}${scope})` })),
  ];
  const listed = status === 'all' ? statuses.length : statuses.filter((one) => one === status).length;
  return (
    <Tools>
      <SearchBox label={label} value={field.text} onChange={(event) => field.type(event.target.value)} />
      <FilterChips label="Status" labelHidden options={options} value={status} onChange={setStatus} />
      <VisuallyHidden role="status">{isNarrowed ? `${listed} found` : ''}</VisuallyHidden>
    </Tools>
  );
}
