import { Button, FilterChips, PageHead } from '@cyberharbour/shared-ui';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';
import { saveFile } from '@cyberharbour/shared-ui/save-file';
import type { ReactNode } from 'react';
import { PeriodNote } from './period-note';
import { Search } from './search';
import type { ListFilter } from './use-list-filter';
import './list.css';

interface ListToolsProps<Value extends string> {
  /** Of the page. */
  title: string;
  lede: string;
  filter: ListFilter;
  /** What the list is of, as its file is called: `users`. */
  name: string;
  /** Of the search, where it looks for something else than what is listed. */
  searchLabel?: string;
  list: { isFetching: boolean; isFetchingNextPage: boolean };
  /** The first filter, where it has so few words that all are shown. */
  chips?: {
    label: string;
    param: string;
    options: readonly { value: Value; label: string }[];
    counts: Partial<Record<string, number>> | undefined;
    value: Value | undefined;
  };
  /** Asks for the whole of what is listed. */
  download: { isPending: boolean; mutateAsync: () => Promise<Blob> };
  /** Beside the download: what else is done with the whole list. */
  action?: ReactNode;
  /** More filters, beside the first one. */
  children?: ReactNode;
}

/** Keeps the space of a number that is on its way, so that no chip moves when it arrives. */
const Uncounted = ({ label }: { label: string }) => (
  <span>
    {label}
    <span className="adm-uncounted"> (0)</span>
  </span>
);

/** Title, search, filters, and the list as a table for a spreadsheet: two lines where there is space for them. */
export function ListTools<Value extends string>({
  title,
  lede,
  filter,
  name,
  searchLabel = `Search ${name}`,
  list,
  chips,
  download,
  action,
  children,
}: ListToolsProps<Value>) {
  const save = () =>
    download.mutateAsync().then(
      (table) => saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, table),
      // It was said already, by the call itself.
      () => undefined,
    );
  const describe = (value: string, label: string) => {
    if (chips?.counts) return `${label} (${formatNumber(chips.counts[value] ?? 0)})`;
    return list.isFetching ? <Uncounted label={label} /> : label;
  };
  const counted = chips?.options.map(({ value, label }) => ({ value, label: describe(value, label) }));
  return (
    <>
      <div className="adm-head">
        <PageHead title={title} lede={lede} />
        <Search
          label={searchLabel}
          q={filter.q}
          onSearch={(q) => filter.set({ q })}
          busy={list.isFetching && !list.isFetchingNextPage}
        />
        <Button tone="quiet" busy={download.isPending} onClick={() => void save()}>
          Download CSV
        </Button>
        {action}
        <div className="adm-filters">
          {chips && counted ? (
            <FilterChips
              label={chips.label}
              labelHidden
              options={[{ value: 'all' as const, label: 'All' }, ...counted]}
              value={chips.value ?? 'all'}
              onChange={(value) => filter.set({ [chips.param]: value === 'all' ? undefined : value })}
            />
          ) : null}
          {children}
        </div>
      </div>
      <PeriodNote filter={filter} />
    </>
  );
}
