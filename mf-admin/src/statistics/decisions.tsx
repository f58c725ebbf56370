import type { Statistics } from '@cyberharbour/shared-api/contract';
import { Link, ListHead } from '@cyberharbour/shared-ui';
import { formatCount } from '@cyberharbour/shared-ui/numbers';
import { StatTile, StatTiles } from '@cyberharbour/shared-ui/stat-tiles';
import { useId } from 'react';
import { timeInWords } from '@cyberharbour/shared-ui/time-in-words';

/** How long authors wait for the first decision. */
export function Decisions({ decisions: { days, count, medianHours } }: { decisions: Statistics['decisions'] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <ListHead title="Decisions" titleId={id} />
      <StatTiles>
        <StatTile
          label="Median time to a decision"
          value={medianHours === null ? 'None yet' : timeInWords(medianHours)}
          note={
            <>
              {`${formatCount(count, 'post')} decided in the last ${days} days. `}
              <Link href="/admin/approvals">To the approvals</Link>
            </>
          }
        />
      </StatTiles>
    </section>
  );
}
