import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore, MoreLink } from './load-more';

it('asks for more while there is more', async () => {
  const onMore = jest.fn();
  const { rerender } = render(<LoadMore shown={10} total={12} onMore={onMore} />);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 10 of 12');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(<LoadMore shown={1200} total={12345} onMore={onMore} />);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1,200 of 12,345');
  rerender(<LoadMore shown={12} total={12} onMore={onMore} />);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 12 of 12');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('does not ask twice, and says why nothing came', async () => {
  const onMore = jest.fn();
  const { rerender } = render(<LoadMore shown={10} total={12} busy onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).not.toHaveBeenCalled();
  rerender(<LoadMore shown={10} total={12} failed="We can't reach the harbour office." onMore={onMore} />);
  expect(screen.getByRole('alert')).toHaveTextContent("We can't reach the harbour office.");
});

it('is a link where the next ones have an address, and loads them into this page', async () => {
  const onMore = jest.fn();
  const { rerender } = render(
    <LoadMore shown={10} total={12} onMore={onMore}>
      <MoreLink href="#next" onMore={onMore} />
    </LoadMore>,
  );
  const link = screen.getByRole('link', { name: 'Show more' });
  expect(link).toHaveAttribute('href', '#next');
  await userEvent.click(link);
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('');
  rerender(
    <LoadMore shown={10} total={12} onMore={onMore}>
      <MoreLink href="#next" onMore={onMore} busy />
    </LoadMore>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});
