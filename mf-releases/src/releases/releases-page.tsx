import { EmptyState, Loading, Note } from '@cyberharbour/shared-ui';
import { Table } from '@cyberharbour/shared-ui/table';
import { useReleases } from '../api/releases';
import { Area } from '../area/area';
import { Failed } from '../area/failed';
import { UnitRow } from './unit-row';
import '../area/rows.css';

const columns = ['Unit', 'Live', 'State', 'Health', 'Last move'];

/** What is live, on trial, pinned and disabled; who moved it and why. */
export function Component() {
  const { data: units, error, isPending, isFetching, refetch } = useReleases();
  const owned = units?.filter(({ mayMove }) => mayMove).length ?? 0;
  return (
    <Area
      title="Releases"
      lede="What is live of each remote and of the shell, who moved it, and how it does in people’s browsers."
      back={{ href: '/admin', label: 'Back to the console' }}
    >
      {isPending ? <Loading lines={4}>Loading...</Loading> : null}
      {error && !units ? (
        <Failed
          error={error}
          otherwise="Failed to load releases."
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {units?.length === 0 ? <EmptyState>Nothing is released yet.</EmptyState> : null}
      {units && units.length > 0 ? (
        <>
          {owned === 0 ? (
            <Note>You are in no team that releases: you can read everything here, and move nothing.</Note>
          ) : null}
          <div className="rel-table">
            <Table aria-label="Releases" role="table">
              <thead>
                <tr role="row">
                  {columns.map((name) => (
                    <th key={name} role="columnheader" scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {units.map((unit) => (
                  <UnitRow key={unit.name} unit={unit} />
                ))}
              </tbody>
            </Table>
          </div>
        </>
      ) : null}
    </Area>
  );
}
