import { Link, Row } from '@cyberharbour/shared-ui';
import { formatCount } from '@cyberharbour/shared-ui/numbers';

/** The way to the newsletter, with how many read it where the server tells. */
export const Readers = ({ count }: { count: number | undefined }) => (
  <Row>
    <Link href="/admin/newsletter?state=subscribed">
      {count === undefined ? 'Newsletter' : `Newsletter: ${formatCount(count, 'reader')}`}
    </Link>
  </Row>
);
