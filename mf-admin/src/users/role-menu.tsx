import type { Role, User } from '@cyberharbour/shared-api/contract';
import { ChoiceMenu } from '../list/choice-menu';
import { roleLabel, roles } from './roles';

interface RoleMenuProps {
  user: User;
  locked: boolean;
  changing: boolean;
  onRole: (users: readonly User[], role: Role) => void;
}

export const RoleMenu = ({ user, locked, changing, onRole }: RoleMenuProps) => (
  <ChoiceMenu
    label={`Change the role of ${user.name}`}
    shown={roleLabel(user.role)}
    options={roles}
    value={user.role}
    busy={changing}
    locked={locked}
    onChange={(role) => onRole([user], role)}
  />
);
