import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SortableHeader, type SortDirection } from './sortable-header';
import { Table } from './table';

function Users() {
  const [order, setOrder] = useState<{ by: string; direction: SortDirection }>();
  const column = (by: string) => ({
    direction: order?.by === by ? order.direction : undefined,
    onSort: (direction: SortDirection) => setOrder({ by, direction }),
  });
  return (
    <Table>
      <thead>
        <tr>
          <SortableHeader {...column('name')}>Name</SortableHeader>
          <SortableHeader {...column('posts')} data-num="">
            Posts
          </SortableHeader>
        </tr>
      </thead>
    </Table>
  );
}
const head = (name: string) => screen.getByRole('columnheader', { name });

it('sorts by one column at a time, and turns the order round', async () => {
  render(<Users />);
  expect(head('Name')).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Posts' }));
  expect(head('Posts')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Name')).not.toHaveAttribute('aria-sort');
});
