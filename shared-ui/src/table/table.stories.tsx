import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { EmptyState } from '../empty-state';
import { LoadMore } from '../load-more';
import { Loading } from '../loading';
import { Stack } from '../layout';
import { focused, hovered } from '../../.storybook/states';
import { SortableHeader, Table, type SortDirection } from './index';

const meta = { component: Table } satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

const people = [
  { name: 'Mia Tran', posts: 4 },
  { name: 'Ali Haddad', posts: 12 },
];

function Sortable({ words = ['Name', 'Posts'] }: { words?: [string, string] }) {
  const [order, setOrder] = useState<{ by: 'name' | 'posts'; direction: SortDirection }>({
    by: 'name',
    direction: 'ascending',
  });
  const sorted = people.toSorted((one, other) =>
    order.by === 'name' ? one.name.localeCompare(other.name) : one.posts - other.posts,
  );
  const column = (by: 'name' | 'posts') => ({
    direction: order.by === by ? order.direction : undefined,
    onSort: (direction: SortDirection) => setOrder({ by, direction }),
  });
  return (
    <Table>
      <thead>
        <tr>
          <SortableHeader {...column('name')}>{words[0]}</SortableHeader>
          <SortableHeader {...column('posts')} data-num="">
            {words[1]}
          </SortableHeader>
        </tr>
      </thead>
      <tbody>
        {(order.direction === 'ascending' ? sorted : sorted.toReversed()).map(({ name, posts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-num="">{posts}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const heads = (
  <thead>
    <tr>
      <th scope="col">Name</th>
      <th scope="col" data-num="">
        Posts
      </th>
    </tr>
  </thead>
);

const plain = (name: string) => (
  <>
    {heads}
    <tbody>
      <tr>
        <th scope="row">{name}</th>
        <td data-num="">4</td>
      </tr>
    </tbody>
  </>
);

export const Plain: Story = { args: { children: plain('Mia Tran') } };
export const Sorted: Story = { render: () => <Sortable /> };
export const HeadHovered: Story = { ...hovered, render: () => <Sortable /> };
export const HeadFocused: Story = { ...focused, render: () => <Sortable /> };
export const SortedAndGrowing: Story = {
  render: () => (
    <Stack>
      <Sortable />
      <LoadMore shown={2} total={32} onMore={fn()} />
    </Stack>
  ),
};
export const Busy: Story = {
  render: () => (
    <Stack aria-busy>
      <Sortable />
      <Loading />
    </Stack>
  ),
};
export const NoRows: Story = {
  render: () => (
    <Stack>
      <Table>{heads}</Table>
      <EmptyState>No users found.</EmptyState>
    </Stack>
  ),
};
export const LongText: Story = {
  args: { children: plain('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft') },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Sortable words={['الاسم', 'المنشورات']} />,
};
