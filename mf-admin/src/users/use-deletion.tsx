import { useDeleteUsers } from '@cyberharbour/shared-api/admin-users';
import type { User } from '@cyberharbour/shared-api/contract';
import { Stack } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { useStableCallback } from '../list/use-stable-callback';
import { LeftBehind } from './left-behind';

const fewEnoughToName = 5;

const named = (users: readonly User[]) =>
  users.length > fewEnoughToName
    ? `${users.length} accounts`
    : users.map(({ name, email }) => `${name} (${email})`).join(', ');

/** Asks once before accounts are deleted, and says what stays behind. @param onGone once they are */
export function useDeletion(onGone?: () => void) {
  const deletion = useDeleteUsers();
  const { confirm, dialog } = useConfirm();
  const remove = async (users: readonly User[]): Promise<boolean> => {
    const ids = users.map(({ _id }) => _id);
    const yes = await confirm({
      title: users.length === 1 ? 'Delete this user?' : `Delete ${users.length} users?`,
      text: (
        <Stack>
          <p>
            <b>{named(users)}</b>
          </p>
          <LeftBehind ids={ids} />
        </Stack>
      ),
      confirmLabel: 'Delete',
    });
    if (yes) deletion.mutate(ids, onGone && { onSuccess: onGone });
    return yes;
  };
  const removeOne = useStableCallback((user: User) => void remove([user]));
  return { remove, removeOne, dialog, deleting: deletion.isPending ? deletion.variables : [] };
}
