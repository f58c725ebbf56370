import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterChips } from './index';

const options = [
  { value: 'all', label: 'All' },
  { value: 'few', label: 'Few' },
];

it('filters say which one is on', async () => {
  const choose = jest.fn();
  render(<FilterChips label="Show" options={options} value="all" onChange={choose} />);
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Few' }));
  expect(choose).toHaveBeenCalledWith('few');
});

it('are links where each value has an address, and choose without leaving the page', async () => {
  const choose = jest.fn();
  render(<FilterChips label="Show" options={options} value="all" onChange={choose} hrefOf={(value) => `#${value}`} />);
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  const few = screen.getByRole('link', { name: 'Few' });
  expect(few).toHaveAttribute('href', '#few');
  expect(few).not.toHaveAttribute('aria-current');
  await userEvent.click(few);
  expect(choose).toHaveBeenCalledWith('few');
  expect(location.hash).toBe('');
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  few.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(false);
  expect(choose).toHaveBeenCalledTimes(1);
});
