import { useChangeRole } from '@cyberharbour/shared-api';
import type { Role, User } from '@cyberharbour/shared-api/contract';
import { Button } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { Change } from '../list/change';
import { SelectionBar } from '../list/selection-bar';
import type { Selection } from '../list/use-selection';
import { roleLabel, roles } from './roles';

interface SelectedUsersProps {
  users: readonly User[];
  selection: Selection;
  busy: boolean;
  remove: (users: readonly User[]) => Promise<boolean>;
}

/** One question, then the same for everybody who is ticked. */
export function SelectedUsers({ users, selection, busy, remove }: SelectedUsersProps) {
  const changing = useChangeRole();
  const { confirm, dialog } = useConfirm();
  const chosen = users.filter(({ _id }) => selection.has(_id));
  const many = chosen.length === 1 ? 'one user' : `${chosen.length} users`;
  const change = async (role: Role) => {
    const text = role === 'admin' ? 'Administrators may do everything on these pages.' : 'It counts from their next step on.';
    if (!(await confirm({ title: `Make ${many} ${roleLabel(role)}?`, text, confirmLabel: 'Change', tone: 'primary' }))) return;
    selection.clear();
    changing.mutate({ ids: chosen.map(({ _id }) => _id), role });
  };
  const removeAll = async () => {
    if (await remove(chosen)) selection.clear();
  };
  return (
    <>
      <SelectionBar selection={selection}>
        <Change label="Role of who is selected" button="Change selected" options={roles} busy={changing.isPending} onChange={(role) => void change(role)} />
        <Button tone="danger" busy={busy} onClick={() => void removeAll()}>
          Delete selected
        </Button>
      </SelectionBar>
      {dialog}
    </>
  );
}
