import { useDeleteUsers } from '@cyberharbour/shared-api';
import type { User } from '@cyberharbour/shared-api/contract';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';

const fewEnoughToName = 5;

const named = (users: readonly User[]) =>
  users.length > fewEnoughToName ? `${users.length} accounts` : users.map(({ name, email }) => `${name} (${email})`).join(', ');

/** Asks once before accounts are deleted, and says what stays behind. */
export function useDeletion() {
  const deletion = useDeleteUsers();
  const { confirm, dialog } = useConfirm();
  const remove = async (users: readonly User[]): Promise<boolean> => {
    const yes = await confirm({
      title: users.length === 1 ? 'Delete this user?' : `Delete ${users.length} users?`,
      text: (
        <>
          <p>{named(users)}</p>
          <p>Signing in ends at once. Blogs and campaigns stay as they are, without a name: readers see “Unknown”. This cannot be undone.</p>
        </>
      ),
      confirmLabel: 'Delete',
    });
    if (yes) deletion.mutate(users.map(({ _id }) => _id));
    return yes;
  };
  return { remove, dialog, deleting: deletion.isPending ? deletion.variables : [] };
}
