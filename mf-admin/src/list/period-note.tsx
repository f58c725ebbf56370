import { Button, Day, Row } from '@cyberharbour/shared-ui';
import type { ListFilter } from './use-list-filter';

/** The figures count days in UTC: those begin in the morning of the same day all over Australia. */
const morning = (day: string) => `${day}T00:00:00.000Z`;

/** A list that was opened from the figures says so, and can be widened again. */
export const PeriodNote = ({ filter: { from, to, set } }: { filter: ListFilter }) =>
  from || to ? (
    <Row className="adm-period">
      <p className="ui-note">
        Only new ones{' '}
        {from ? (
          <>
            from <Day at={morning(from)} />
          </>
        ) : null}{' '}
        {to ? (
          <>
            to <Day at={morning(to)} />
          </>
        ) : null}
      </p>
      <Button tone="quiet" size="sm" onClick={() => set({ from: undefined, to: undefined })}>
        Show all days
      </Button>
    </Row>
  ) : null;
