import { useChangeRole, useDeleteUser } from '@cyberharbour/shared-api';
import type { User } from '@cyberharbour/shared-api/contract';
import { Button, Item } from '@cyberharbour/shared-ui';
import { Change } from '../list/change';

const roles = [
  { value: 'general', label: 'General' },
  { value: 'business', label: 'Business' },
  { value: 'admin', label: 'Admin' },
] as const;

interface UserRowProps {
  user: User;
  /** Asks before the account is deleted. */
  ask: (user: User) => Promise<boolean>;
}

export function UserRow({ user, ask }: UserRowProps) {
  const changing = useChangeRole();
  const deleting = useDeleteUser();
  const remove = async () => {
    if (await ask(user)) deleting.mutate(user._id);
  };
  return (
    <Item
      title={user.name}
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
            onChange={(role) => changing.mutate({ id: user._id, role })}
          />
          <Button tone="danger" busy={deleting.isPending} aria-label={`Delete ${user.name}`} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <p className="ui-note">
        {roles.find(({ value }) => value === user.role)?.label}
        {user.isAccountVerified ? ', verified' : ', not verified'}
        {user.businessName ? `, ${user.businessName}` : ''}
      </p>
    </Item>
  );
}
