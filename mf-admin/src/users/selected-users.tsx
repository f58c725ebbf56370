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
  changing: boolean;
  deleting: boolean;
  onRole: (users: readonly User[], role: Role) => void;
  remove: (users: readonly User[]) => Promise<boolean>;
}

/** One question, then the same for everybody who is ticked. */
export function SelectedUsers({ users, selection, changing, deleting, onRole, remove }: SelectedUsersProps) {
  const { confirm, dialog } = useConfirm();
  const chosen = users.filter(({ _id }) => selection.has(_id));
  const many = chosen.length === 1 ? 'one user' : `${chosen.length} users`;
  const change = async (role: Role) => {
    const text =
      role === 'admin' ? 'Administrators may do everything on these pages.' : 'It counts from their next step on.';
    if (!(await confirm({ title: `Make ${many} ${roleLabel(role)}?`, text, confirmLabel: 'Change', tone: 'primary' })))
      return;
    selection.clear();
    onRole(chosen, role);
  };
  const removeAll = async () => {
    if (await remove(chosen)) selection.clear();
  };
  return (
    <>
      <SelectionBar selection={selection}>
        <Change
          label="Role of who is selected"
          button="Change selected"
          options={roles}
          busy={changing}
          onChange={(role) => void change(role)}
        />
        <Button tone="danger" busy={deleting} onClick={() => void removeAll()}>
          Delete selected
        </Button>
      </SelectionBar>
      {dialog}
    </>
  );
}
