import { useKeepEmail } from '@cyberharbour/shared-api/account';
import type { User } from '@cyberharbour/shared-api/contract';
import { Button, ButtonLink, Notice, Row } from '@cyberharbour/shared-ui';

/** A new address waits for its code: where to enter it, and how to stay with the old one. */
export function PendingEmail({ user }: { user: User }) {
  const keeping = useKeepEmail();
  if (!user.pendingEmail) return null;
  return (
    <Notice tone="warn" role="status">
      <p>
        <strong>{user.pendingEmail}</strong> waits to be confirmed. Until then you sign in with{' '}
        <strong>{user.email}</strong>.
      </p>
      <Row>
        <ButtonLink href="/verify-otp">Enter the code</ButtonLink>
        <Button tone="quiet" busy={keeping.isPending} onClick={() => keeping.mutate()}>
          Keep the old email
        </Button>
      </Row>
    </Notice>
  );
}
