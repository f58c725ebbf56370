import { EmptyState, Note } from '@cyberharbour/shared-ui';
import { useReleases } from '../api/releases';
import { Area } from '../area/area';
import { Rows } from '../area/rows';
import { QueryState } from '../area/query-state';
import { UnitRow } from './unit-row';

const columns = ['Unit', 'Live', 'State', 'Health', 'Last move'];

/** What is live, on trial, pinned and disabled; who moved it and why. */
export function Component() {
  const releases = useReleases();
  const units = releases.data;
  const owned = units?.filter(({ mayMove }) => mayMove).length ?? 0;
  return (
    <Area
      title="Releases"
      lede="What is live of each remote and of the shell, who moved it, and how it does in people’s browsers."
      back={{ href: '/admin', label: 'Back to the console' }}
    >
      <QueryState query={releases} otherwise="Failed to load releases." lines={4} />
      {units?.length === 0 ? <EmptyState>Nothing is released yet.</EmptyState> : null}
      {units && units.length > 0 ? (
        <>
          {owned === 0 ? (
            <Note>You are in no team that releases: you can read everything here, and move nothing.</Note>
          ) : null}
          <Rows label="Releases" columns={columns}>
            {units.map((unit) => (
              <UnitRow key={unit.name} unit={unit} />
            ))}
          </Rows>
        </>
      ) : null}
    </Area>
  );
}
