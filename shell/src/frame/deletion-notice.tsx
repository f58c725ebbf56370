import { useSession } from '@cyberharbour/shared-api';
import { useCancelDeletion } from '@cyberharbour/shared-api/security';
import { Button, Day, Notice, Page, Row } from '@cyberharbour/shared-ui';

/** Over every screen of a member who asked for the deletion of their account: when it goes, and the way back. */
export function DeletionNotice() {
  const { user } = useSession();
  return user?.deletesAt ? <Deletion at={user.deletesAt} /> : null;
}

function Deletion({ at }: { at: string }) {
  const cancelling = useCancelDeletion();
  return (
    <Page className="ui-account-notice">
      <Notice tone="warn">
        <Row>
          <p>
            Your account will be deleted on <Day at={at} />.
          </p>
          <Button tone="quiet" size="sm" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
            Keep my account
          </Button>
        </Row>
      </Notice>
    </Page>
  );
}
