import type { Deletion } from '@cyberharbour/shared-api/contract';
import { Button, Day, Notice, Stack } from '@cyberharbour/shared-ui';

interface PendingDeletionProps {
  deletion: NonNullable<Deletion>;
  cancelling: boolean;
  onCancel: () => void;
}

/** When the account goes, what goes with it, and the way back. */
export const PendingDeletion = ({ deletion, cancelling, onCancel }: PendingDeletionProps) => (
  <Notice tone="warn" role="status">
    <Stack>
      <p>
        Your account will be deleted on <Day at={deletion.deletesAt} />.{' '}
        {deletion.posts === 'go' ? 'Your posts are deleted with it.' : 'Your public posts stay, without your name.'} It
        is in no backup from <Day at={deletion.backupsUntil} /> on. Until the account is deleted everything works as
        before.
      </p>
      <div>
        <Button tone="quiet" busy={cancelling} onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </Stack>
  </Notice>
);
