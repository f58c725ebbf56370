import { Button, FilterChips, PageHead } from '@cyberharbour/shared-ui';
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
  /** The way back. */
  back?: ReactNode;
  filter: ListFilter;
  /** What the list is of: `users`. */
  name: string;
  list: { isFetching: boolean; isFetchingNextPage: boolean };
  chips: {
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

const number = new Intl.NumberFormat('en-AU');

/** Title, search, filters, and the list as a table for a spreadsheet: two lines where there is space for them. */
export function ListTools<Value extends string>({
  title,
  lede,
  back,
  filter,
  name,
  list,
  chips: { label, param, options, counts, value: chosen },
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
  const counted = options.map(({ value, label: word }) => ({
    value,
    label: counts ? `${word} (${number.format(counts[value] ?? 0)})` : word,
  }));
  return (
    <>
      <div className="adm-head">
        <PageHead title={title} lede={lede} back={back} />
        <Search
          label={`Search ${name}`}
          q={filter.q}
          onSearch={(q) => filter.set({ q })}
          busy={list.isFetching && !list.isFetchingNextPage}
        />
        <Button tone="quiet" busy={download.isPending} onClick={() => void save()}>
          Download CSV
        </Button>
        {action}
        <div className="adm-filters">
          <FilterChips
            label={label}
            labelHidden
            options={[{ value: 'all' as const, label: 'All' }, ...counted]}
            value={chosen ?? 'all'}
            onChange={(value) => filter.set({ [param]: value === 'all' ? undefined : value })}
          />
          {children}
        </div>
      </div>
      <PeriodNote filter={filter} />
    </>
  );
}
