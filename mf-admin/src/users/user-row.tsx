import type { Role, User } from '@cyberharbour/shared-api/contract';
import { Button, Day } from '@cyberharbour/shared-ui';
import { memo } from 'react';
import { Change } from '../list/change';
import { ListRow } from '../list/list-row';
import { roleLabel, roles } from './roles';

interface UserRowProps {
  user: User;
  ticked: boolean;
  onTick: (id: string) => void;
  /** Why it can be neither changed nor deleted. */
  locked: string | undefined;
  changing: boolean;
  deleting: boolean;
  onRole: (users: readonly User[], role: Role) => void;
  onDelete: (user: User) => void;
}

const About = ({ user, locked }: Pick<UserRowProps, 'user' | 'locked'>) => (
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

/** A list of hundreds is worked by ticking: only the row that was ticked is drawn again. */
export const UserRow = memo(({ user, ticked, onTick, locked, changing, deleting, onRole, onDelete }: UserRowProps) => {
  const isLocked = locked !== undefined;
  return (
    <ListRow kind="user" id={user._id} title={user.name} note={<About user={user} locked={locked} />} ticked={ticked} onTick={isLocked ? undefined : onTick}>
      <td role="cell" className="adm-time">
        <Day at={user.createdAt} />
      </td>
      <td role="cell">
        <Change
          key={user.role}
          label={`Role of ${user.name}`}
          button="Change"
          options={roles}
          value={user.role}
          busy={changing}
          locked={isLocked}
          onChange={(role) => onRole([user], role)}
        />
      </td>
      <td role="cell">
        <Button tone="danger" busy={deleting} disabled={isLocked} aria-label={`Delete ${user.name}`} onClick={() => onDelete(user)}>
          Delete
        </Button>
      </td>
    </ListRow>
  );
});
