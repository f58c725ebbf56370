import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';

it('leads up, and the open page is no link', () => {
  render(
    <Breadcrumb
      above={[
        { href: '/', label: 'Home' },
        { href: '/blogs', label: 'Blogs' },
      ]}
      current="The invoice that was almost right"
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/blogs']);
  expect(screen.getByText('The invoice that was almost right')).toHaveAttribute('aria-current', 'page');
});
