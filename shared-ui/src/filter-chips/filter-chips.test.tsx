import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterChips } from './index';

it('filters say which one is on', async () => {
  const choose = jest.fn();
  render(
    <FilterChips
      label="Show"
      options={[
        { value: 'all', label: 'All' },
        { value: 'few', label: 'Few' },
      ]}
      value="all"
      onChange={choose}
    />,
  );
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Few' }));
  expect(choose).toHaveBeenCalledWith('few');
});
