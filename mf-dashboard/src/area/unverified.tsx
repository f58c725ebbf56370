import { useSession } from '@cyberharbour/shared-api';
import { Link, Notice } from '@cyberharbour/shared-ui';

/** Said before anything is written: what an unverified member posts would be refused. */
export function Unverified() {
  const { user } = useSession();
  if (!user || user.isAccountVerified) return null;
  return (
    <Notice tone="warn">
      <p>
        Your email is not verified yet, and only verified members can post. <Link href="/verify-otp">Verify Email</Link>
      </p>
    </Notice>
  );
}
