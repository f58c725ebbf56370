import { ApiFailure } from '@cyberharbour/shared-api';
import { Link } from '@cyberharbour/shared-ui';

/** What to do after "Login failed.": the server says neither which of the two was wrong nor who has an account. */
export const NextStep = ({ error }: { error: unknown }) =>
  error instanceof ApiFailure && error.status === 401 && error.code !== 'COOKIE_REFUSED' ? (
    <p>
      Look at the email and the password again, or <Link href="/forgot-password">choose a new password</Link>. You
      cannot read that email any more? <Link href="/recover-account">Get back into your account</Link>. If you are new
      here, <Link href="/signup">create an account</Link>.
    </p>
  ) : null;
