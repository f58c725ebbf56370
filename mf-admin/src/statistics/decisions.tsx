import type { Statistics } from '@cyberharbour/shared-api/contract';
import { Link, ListHead } from '@cyberharbour/shared-ui';
import { StatTile, StatTiles } from '@cyberharbour/shared-ui/stat-tiles';
import { useId } from 'react';
import { timeInWords } from '@cyberharbour/shared-ui/time-in-words';

const number = new Intl.NumberFormat('en-AU');

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
              {`${number.format(count)} ${count === 1 ? 'post' : 'posts'} decided in the last ${days} days. `}
              <Link href="/admin/approvals">To the approvals</Link>
            </>
          }
        />
      </StatTiles>
    </section>
  );
}
