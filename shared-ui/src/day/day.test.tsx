import { render, screen } from '@testing-library/react';
import { Day } from './index';

it('a day is in the zone of its reader, and exact for machines', () => {
  render(<Day at="2026-03-04T05:06:07.000Z" />);
  expect(screen.getByText(/\d Mar 2026/)).toHaveAttribute('datetime', '2026-03-04T05:06:07.000Z');
});

it('a day without an hour is the same one wherever it is read', () => {
  render(<Day at="2026-03-04" />);
  expect(screen.getByText('4 Mar 2026')).toHaveAttribute('datetime', '2026-03-04');
});
