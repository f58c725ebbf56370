import { render, screen } from '@testing-library/react';
import { ChartFrame } from './index';

it('of nothing says so, in the place of the chart', () => {
  render(
    <ChartFrame title="Blogs by status" slices={[{ label: 'Active', count: 0 }]}>
      drawn
    </ChartFrame>,
  );
  expect(screen.getByText('No figures yet.')).toBeVisible();
  expect(screen.queryByText('drawn')).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Active 0 0 %' })).toBeVisible();
});
