import { render, screen } from '@testing-library/react';
import { pagesShown } from './pages-shown';
import { Pagination } from './pagination';

const hrefOf = (page: number) => `/blogs?page=${page}`;

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('on page %d of %d it shows %j', (page, pages, shown) => expect(pagesShown(page, pages)).toEqual(shown));

it('leads to the pages around, and says which one is open', () => {
  render(<Pagination page={2} pages={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blogs?page=1');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blogs?page=3');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
});

it('has no way past the ends', () => {
  const { rerender } = render(<Pagination page={1} pages={2} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  rerender(<Pagination page={2} pages={2} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  rerender(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
