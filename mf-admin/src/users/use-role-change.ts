import { useChangeRole } from '@cyberharbour/shared-api/admin-users';
import type { Role, User } from '@cyberharbour/shared-api/contract';
import { useStableCallback } from '../list/use-stable-callback';
import type { Undo } from '../list/use-undo';
import { roleLabel, roleWords } from './roles';

/** Gives accounts another role, and offers to take it back. */
export function useRoleChange({ offer }: Undo) {
  const { mutateAsync, isPending, variables } = useChangeRole();
  const run = async (users: readonly User[], role: Role) => {
    const { answers } = await mutateAsync({ users, role });
    const done = users.filter(({ _id }) => answers.some(({ user }) => user._id === _id));
    offer({
      text: `The role of ${done.length === 1 ? (done[0]?.name ?? '') : `${done.length} users`} is ${roleLabel(role)} now.`,
      takeBack: async () => {
        for (const before of roleWords) {
          const had = done.filter((user) => user.role === before).map((user) => ({ ...user, role }));
          if (had.length > 0 && before !== role) await mutateAsync({ users: had, role: before });
        }
      },
    });
  };
  return {
    changing: isPending ? variables.users.map(({ _id }) => _id) : [],
    // Why it was refused is said by the call.
    changeRole: useStableCallback((users: readonly User[], role: Role) => void run(users, role).catch(() => undefined)),
  };
}
