import { useSession } from '@cyberharbour/shared-api';
import { useDownloadUsers, useUsers } from '@cyberharbour/shared-api/admin-users';
import type { User } from '@cyberharbour/shared-api/contract';
import { Area } from '../area/area';
import { ListBody } from '../list/list-body';
import { ListTable } from '../list/list-table';
import { ListTools } from '../list/list-tools';
import { UndoNotice } from '../list/undo-notice';
import { useListFilter } from '../list/use-list-filter';
import { useSelection } from '../list/use-selection';
import { useUndo } from '../list/use-undo';
import { Recoveries } from '../recoveries/recoveries';
import { columns, orders } from './orders';
import { roles, roleWords } from './roles';
import { SelectedUsers } from './selected-users';
import { useDeletion } from './use-deletion';
import { useRoleChange } from './use-role-change';
import { UserRow } from './user-row';
import { whyLocked } from './why-locked';

export function Component() {
  const filter = useListFilter();
  const role = filter.oneOf('role', roleWords);
  const order = filter.oneOf('order', orders);
  const request = { q: filter.q, role, order, from: filter.from, to: filter.to };
  const list = useUsers(request);
  const download = useDownloadUsers();
  const me = useSession().user?._id;
  const byRole = list.data?.first?.byRole;
  const users = list.data?.items ?? [];
  const lockOf = (user: User) => whyLocked(user, me, byRole?.admin);
  const free = users.filter((user) => lockOf(user) === undefined);
  const selection = useSelection(free.map(({ _id }) => _id));
  const { remove, removeOne, dialog, deleting } = useDeletion();
  const undo = useUndo();
  const { changing, changeRole } = useRoleChange(undo);
  return (
    <Area>
      <div className="adm-list">
        <ListTools
          title="Users"
          lede="Who is who, and who may do what."
          filter={filter}
          name="users"
          list={list}
          chips={{ label: 'Role', param: 'role', options: roles, counts: byRole, value: role }}
          download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(request) }}
        />
        <Recoveries />
        <SelectedUsers
          users={free}
          selection={selection}
          changing={changing.length > 0}
          deleting={deleting.length > 0}
          onRole={changeRole}
          remove={remove}
        />
        <ListBody list={list} name="users" failed="Failed to load users" count={users.length}>
          <ListTable
            label="Users"
            columns={columns}
            order={order ?? 'newest'}
            onOrder={(next) => filter.set({ order: next === 'newest' ? undefined : next })}
            selection={selection}
          >
            {users.map((user) => (
              <UserRow
                key={user._id}
                user={user}
                ticked={selection.has(user._id)}
                onTick={selection.toggle}
                locked={lockOf(user)}
                changing={changing.includes(user._id)}
                deleting={deleting.includes(user._id)}
                onRole={changeRole}
                onDelete={removeOne}
              />
            ))}
          </ListTable>
        </ListBody>
        <UndoNotice last={undo.last} onUndo={undo.undo} />
      </div>
      {dialog}
    </Area>
  );
}
