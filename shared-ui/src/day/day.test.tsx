import { render, screen } from '@testing-library/react';
import { Day } from './index';

it('a day is in the zone of its reader, and exact for machines', () => {
  render(<Day at="2026-03-04T05:06:07.000Z" />);
  expect(screen.getByText(/\d Mar 2026/)).toHaveAttribute('datetime', '2026-03-04T05:06:07.000Z');
});
