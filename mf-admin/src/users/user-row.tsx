import type { Role, User } from '@cyberharbour/shared-api/contract';
import { Button, Day } from '@cyberharbour/shared-ui';
import { memo, useMemo } from 'react';
import { Cell } from '../list/cell';
import { ListRow, RowHead } from '../list/list-row';
import { RoleChange } from './role-change';

interface CellsProps {
  user: User;
  /** Why it can be neither changed nor deleted. */
  locked: string | undefined;
  changing: boolean;
  deleting: boolean;
  onRole: (users: readonly User[], role: Role) => void;
  onDelete: (user: User) => void;
}

const Cells = ({ user, locked, changing, deleting, onRole, onDelete }: CellsProps) => (
  <>
    <RowHead title={user.name} href={`/admin/users/${user._id}`}>
      <p>{user.email}</p>
      {user.isAccountVerified ? '' : ', not verified'}
      {user.businessName ? `, ${user.businessName}` : ''}
    </RowHead>
    <Cell className="adm-time">
      <Day at={user.createdAt} />
    </Cell>
    <Cell className="adm-choice">
      <RoleChange user={user} locked={locked !== undefined} changing={changing} onRole={onRole} />
      <Button
        tone="danger"
        busy={deleting}
        disabled={locked !== undefined}
        aria-label={`Delete ${user.name}`}
        onClick={() => onDelete(user)}
      >
        Delete
      </Button>
    </Cell>
  </>
);

interface UserRowProps extends CellsProps {
  ticked: boolean;
  onTick: (id: string) => void;
}

/** A list of hundreds is worked by ticking: only what was ticked is drawn again. */
export const UserRow = memo(({ ticked, onTick, user, locked, changing, deleting, onRole, onDelete }: UserRowProps) => {
  const cells = useMemo(
    () => (
      <Cells user={user} locked={locked} changing={changing} deleting={deleting} onRole={onRole} onDelete={onDelete} />
    ),
    [user, locked, changing, deleting, onRole, onDelete],
  );
  const more = useMemo(() => (locked === undefined ? null : <p className="ui-note">{locked}</p>), [locked]);
  return (
    <ListRow
      kind="user"
      id={user._id}
      title={user.name}
      ticked={ticked}
      onTick={locked === undefined ? onTick : undefined}
      more={more}
    >
      {cells}
    </ListRow>
  );
});
