import { Button, FilterChips, Tools, type FilterOption } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';
import { PeriodNote } from './period-note';
import { saveTable } from './save-table';
import { Search } from './search';
import type { ListFilter } from './use-list-filter';

interface ListToolsProps<Value extends string> {
  filter: ListFilter;
  /** What the list is of: `users`. */
  name: string;
  chips: { label: string; param: string; options: readonly FilterOption<Value | 'all'>[]; value: Value | undefined };
  /** Asks for the whole of what is listed. */
  download: { isPending: boolean; mutateAsync: () => Promise<Blob> };
  children?: ReactNode;
}

/** Search, filters, and the list as a table for a spreadsheet. */
export function ListTools<Value extends string>({ filter, name, chips, download, children }: ListToolsProps<Value>) {
  const save = () =>
    download.mutateAsync().then(
      (table) => saveTable(table, name),
      // It was said already, by the call itself.
      () => undefined,
    );
  return (
    <>
      <Tools>
        <Search label={`Search ${name}`} q={filter.q} onSearch={(q) => filter.set({ q })} />
        <FilterChips
          label={chips.label}
          options={chips.options}
          value={chips.value ?? 'all'}
          onChange={(value) => filter.set({ [chips.param]: value === 'all' ? undefined : value })}
        />
        {children}
        <Button tone="quiet" busy={download.isPending} onClick={() => void save()}>
          Download CSV
        </Button>
      </Tools>
      <PeriodNote filter={filter} />
    </>
  );
}
