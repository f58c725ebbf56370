import type { Role, User } from '@cyberharbour/shared-api/contract';
import { Button, Day } from '@cyberharbour/shared-ui';
import { memo, useMemo } from 'react';
import { Cell } from '../list/cell';
import { Change } from '../list/change';
import { ListRow, RowHead } from '../list/list-row';
import { roleLabel, roles } from './roles';

interface CellsProps {
  user: User;
  /** Why it can be neither changed nor deleted. */
  locked: string | undefined;
  changing: boolean;
  deleting: boolean;
  onRole: (users: readonly User[], role: Role) => void;
  onDelete: (user: User) => void;
}

const About = ({ user, locked }: Pick<CellsProps, 'user' | 'locked'>) => (
  <>
    <p>{user.email}</p>
    <p>
      <b>{roleLabel(user.role)}</b>
      {user.isAccountVerified ? ', verified' : ', not verified'}
      {user.businessName ? `, ${user.businessName}` : ''}
    </p>
    {locked === undefined ? null : <p>{locked}</p>}
  </>
);

const Cells = ({ user, locked, changing, deleting, onRole, onDelete }: CellsProps) => (
  <>
    <RowHead title={user.name}>
      <About user={user} locked={locked} />
    </RowHead>
    <Cell className="adm-time">
      <Day at={user.createdAt} />
    </Cell>
    <Cell>
      <Change
        key={user.role}
        label={`Role of ${user.name}`}
        button="Change"
        options={roles}
        value={user.role}
        busy={changing}
        locked={locked !== undefined}
        onChange={(role) => onRole([user], role)}
      />
    </Cell>
    <Cell>
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
  return (
    <ListRow
      kind="user"
      id={user._id}
      title={user.name}
      ticked={ticked}
      onTick={locked === undefined ? onTick : undefined}
    >
      {cells}
    </ListRow>
  );
});
