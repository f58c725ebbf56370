import { useChangeRole } from '@cyberharbour/shared-api';
import type { User } from '@cyberharbour/shared-api/contract';
import { Button, Item, Note } from '@cyberharbour/shared-ui';
import { History } from '../history/history';
import { Change } from '../list/change';
import { TitleTick } from '../list/title-tick';
import type { Selection } from '../list/use-selection';
import { roleLabel, roles } from './roles';

interface UserRowProps {
  user: User;
  selection: Selection;
  /** Why it can be neither changed nor deleted. */
  locked: string | undefined;
  deleting: boolean;
  onDelete: () => void;
}

export function UserRow({ user, selection, locked, deleting, onDelete }: UserRowProps) {
  const changing = useChangeRole();
  const isLocked = locked !== undefined;
  return (
    <Item
      title={isLocked ? user.name : <TitleTick id={user._id} title={user.name} selection={selection} />}
      note={user.email}
      actions={
        <>
          <Change
            key={user.role}
            label={`Role of ${user.name}`}
            button="Change"
            options={roles}
            value={user.role}
            busy={changing.isPending}
            locked={isLocked}
            onChange={(role) => changing.mutate({ ids: [user._id], role })}
          />
          <Button tone="danger" busy={deleting} disabled={isLocked} aria-label={`Delete ${user.name}`} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <Note>
        {roleLabel(user.role)}
        {user.isAccountVerified ? ', verified' : ', not verified'}
        {user.businessName ? `, ${user.businessName}` : ''}
      </Note>
      {isLocked ? <Note>{locked}</Note> : null}
      <History kind="user" id={user._id} title={user.name} />
    </Item>
  );
}
