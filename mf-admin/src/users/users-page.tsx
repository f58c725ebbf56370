import { useSession } from '@cyberharbour/shared-api';
import { useChangeRole, useDownloadUsers, useUsers } from '@cyberharbour/shared-api/admin-users';
import type { Role, User } from '@cyberharbour/shared-api/contract';
import { PageHead } from '@cyberharbour/shared-ui';
import { useCallback } from 'react';
import { Area } from '../area/area';
import { ListBody } from '../list/list-body';
import { ListTable } from '../list/list-table';
import { ListTools } from '../list/list-tools';
import { useListFilter } from '../list/use-list-filter';
import { useSelection } from '../list/use-selection';
import { Recoveries } from '../recoveries/recoveries';
import { columns, orders } from './orders';
import { roles, roleWords } from './roles';
import { SelectedUsers } from './selected-users';
import { useDeletion } from './use-deletion';
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
  const { mutate, isPending, variables } = useChangeRole();
  const changing = isPending ? variables.users.map(({ _id }) => _id) : [];
  const changeRole = useCallback((chosen: readonly User[], to: Role) => mutate({ users: chosen, role: to }), [mutate]);
  return (
    <Area>
      <PageHead title="Users" lede="Who is who, and who may do what." />
      <Recoveries />
      <div className="adm-list">
        <ListTools
          filter={filter}
          name="users"
          list={list}
          chips={{ label: 'Role', param: 'role', options: roles, counts: byRole, value: role }}
          download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(request) }}
        />
        <SelectedUsers
          users={free}
          selection={selection}
          changing={isPending}
          deleting={deleting.length > 0}
          onRole={changeRole}
          remove={remove}
        />
        <ListBody list={list} name="users" failed="Failed to load users" count={users.length}>
          <ListTable
            of="users"
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
      </div>
      {dialog}
    </Area>
  );
}
