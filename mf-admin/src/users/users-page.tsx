import { useUsers } from '@cyberharbour/shared-api';
import type { User } from '@cyberharbour/shared-api/contract';
import { EmptyState, ItemList, Loading, Note, PageHead, Tools } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { Area } from '../area/area';
import { More } from '../list/more';
import { useSearch } from '../list/search';
import { UserRow } from './user-row';

export function Component() {
  const { q, box } = useSearch('Search users');
  const list = useUsers({ q });
  const { confirm, dialog } = useConfirm();
  const ask = (user: User) =>
    confirm({ title: 'Delete this user?', text: `${user.name}, ${user.email}. What they published stays, without a name.`, confirmLabel: 'Delete' });
  const users = list.data?.items ?? [];
  return (
    <Area>
      <PageHead title="Users" lede="Who is who, and who may do what." />
      <Tools>
        {box}
        <Note role="status">{list.data ? `${list.data.total} users` : ''}</Note>
      </Tools>
      {list.isPending ? <Loading lines={6}>Loading...</Loading> : null}
      {!list.isPending && users.length === 0 ? <EmptyState>No users found.</EmptyState> : null}
      {users.length > 0 ? (
        <ItemList>
          {users.map((user) => (
            <UserRow key={user._id} user={user} ask={ask} />
          ))}
        </ItemList>
      ) : null}
      <More list={list} />
      {dialog}
    </Area>
  );
}
