import { useSession } from '@cyberharbour/shared-api';
import { useStopRecovery } from '@cyberharbour/shared-api/account-recovery';
import type { User } from '@cyberharbour/shared-api/contract';
import { Button, Day, Notice, Page, Row } from '@cyberharbour/shared-ui';

/** Over every screen of a member whose account somebody asks to recover: what happens when, and how to stop it. */
export function RecoveryNotice() {
  const { user } = useSession();
  return user?.recovery ? <Recovery recovery={user.recovery} /> : null;
}

function Recovery({ recovery: { newEmail, at } }: { recovery: NonNullable<User['recovery']> }) {
  const stopping = useStopRecovery();
  return (
    <Page className="ui-account-notice">
      <Notice tone="danger">
        <Row>
          {at === null ? (
            <p>
              Somebody asked us to give your account the email <strong>{newEmail}</strong>. An administrator looks at
              it.
            </p>
          ) : (
            <p>
              Your account gets the email <strong>{newEmail}</strong> on <Day at={at} />, and every device is signed
              out.
            </p>
          )}
          <Button tone="quiet" size="sm" busy={stopping.isPending} onClick={() => stopping.mutate()}>
            This was not me: stop it
          </Button>
        </Row>
      </Notice>
    </Page>
  );
}
