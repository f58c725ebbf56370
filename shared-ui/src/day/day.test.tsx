import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Day } from './index';

it('a day is in the zone of its reader, and exact for machines', () => {
  render(<Day at="2026-03-04T05:06:07.000Z" />);
  expect(screen.getByText(/\d Mar 2026/)).toHaveAttribute('datetime', '2026-03-04T05:06:07.000Z');
});

it('a day without an hour is the same one wherever it is read', () => {
  render(<Day at="2026-03-04" />);
  expect(screen.getByText('4 Mar 2026')).toHaveAttribute('datetime', '2026-03-04');
});

it('a day is written as Intl writes it in Australian English, in every month and at every hour', () => {
  const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
  for (let hour = 0; hour < 366 * 24; hour += 25) {
    const at = new Date(2028, 0, 1, hour, hour % 60);
    const { container, unmount } = render(<Day at={at.toISOString()} withTime />);
    expect(container).toHaveTextContent(format.format(at));
    unmount();
  }
});

it('a day that a server wrote becomes the one of its reader, in the same element and without a complaint', () => {
  const root = document.createElement('p');
  const time = root.appendChild(document.createElement('time'));
  time.dir = 'auto';
  time.dateTime = '2026-03-04T05:06:07.000Z';
  time.textContent = 'a day in another zone';
  const faults: unknown[] = [];
  act(() => {
    hydrateRoot(root, <Day at="2026-03-04T05:06:07.000Z" />, { onRecoverableError: (fault) => faults.push(fault) });
  });
  expect(root.firstElementChild).toBe(time);
  expect(time).toHaveTextContent(/^\d Mar 2026$/);
  expect(faults).toEqual([]);
});
