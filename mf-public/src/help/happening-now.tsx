import { Link, Note } from '@cyberharbour/shared-ui';

/** The way to the help page, from wherever somebody may notice that it is happening to them. */
export const HappeningNow = () => (
  <Note>
    Something happening now? <Link href="/help">The first three things to do</Link>
  </Note>
);
