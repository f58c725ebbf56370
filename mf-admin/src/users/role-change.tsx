import type { Role, User } from '@cyberharbour/shared-api/contract';
import { Change } from '../list/change';
import { roles } from './roles';

interface RoleChangeProps {
  user: User;
  locked: boolean;
  changing: boolean;
  onRole: (users: readonly User[], role: Role) => void;
}

export const RoleChange = ({ user, locked, changing, onRole }: RoleChangeProps) => (
  <Change
    label={`Role of ${user.name}`}
    button="Change"
    options={roles}
    value={user.role}
    busy={changing}
    locked={locked}
    onChange={(role) => onRole([user], role)}
  />
);
