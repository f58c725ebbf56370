import { useDownloadUsers, useSession, useUsers } from '@cyberharbour/shared-api';
import { Field, PageHead, Select } from '@cyberharbour/shared-ui';
import { Area } from '../area/area';
import { ListBody } from '../list/list-body';
import { ListTools } from '../list/list-tools';
import { useListFilter } from '../list/use-list-filter';
import { useSelection } from '../list/use-selection';
import { roles, roleWords } from './roles';
import { SelectedUsers } from './selected-users';
import { useDeletion } from './use-deletion';
import { UserRow } from './user-row';
import { whyLocked } from './why-locked';

const orders = ['newest', 'oldest', 'name'] as const;

export function Component() {
  const filter = useListFilter();
  const role = filter.oneOf('role', roleWords);
  const order = filter.oneOf('order', orders);
  const asked = { q: filter.q, role, order, from: filter.from, to: filter.to };
  const list = useUsers(asked);
  const download = useDownloadUsers();
  const me = useSession().user?._id;
  const byRole = list.data?.first?.byRole;
  const users = list.data?.items ?? [];
  const lockOf = (user: (typeof users)[number]) => whyLocked(user, me, byRole?.admin);
  const free = users.filter((user) => lockOf(user) === undefined);
  const selection = useSelection(free.map(({ _id }) => _id));
  const { remove, dialog, deleting } = useDeletion();
  const options = [{ value: 'all' as const, label: 'All' }, ...roles.map(({ value, label }) => ({ value, label: byRole ? `${label} (${byRole[value]})` : label }))];
  return (
    <Area>
      <PageHead title="Users" lede="Who is who, and who may do what." />
      <ListTools
        filter={filter}
        name="users"
        chips={{ label: 'Role', param: 'role', options, value: role }}
        download={{ isPending: download.isPending, mutateAsync: () => download.mutateAsync(asked) }}
      >
        <Field label="Sort by">
          <Select value={order ?? 'newest'} onChange={(event) => filter.set({ order: event.target.value === 'newest' ? undefined : event.target.value })}>
            <option value="newest">Newest first</option>
            <option value="oldest">Oldest first</option>
            <option value="name">Name</option>
          </Select>
        </Field>
      </ListTools>
      {free.length > 0 ? <SelectedUsers users={free} selection={selection} busy={deleting.length > 0} remove={remove} /> : null}
      <ListBody
        list={list}
        name="users"
        failed="Failed to load users"
        rows={users.map((user) => (
          <UserRow key={user._id} user={user} selection={selection} locked={lockOf(user)} deleting={deleting.includes(user._id)} onDelete={() => void remove([user])} />
        ))}
      />
      {dialog}
    </Area>
  );
}
