import { Link, Row } from '@cyberharbour/shared-ui';

const number = new Intl.NumberFormat('en-AU');

/** The way to the newsletter, with how many read it where the server tells. */
export const Readers = ({ count }: { count: number | undefined }) => (
  <Row>
    <Link href="/admin/newsletter?state=subscribed">
      {count === undefined ? 'Newsletter' : `Newsletter: ${number.format(count)} ${count === 1 ? 'reader' : 'readers'}`}
    </Link>
  </Row>
);
