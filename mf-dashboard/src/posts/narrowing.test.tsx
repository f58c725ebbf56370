import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('many posts', () => {
  const many = () => [
    ...Array.from({ length: 11 }, (_, place) => blog({ _id: `b${place}`, title: `Ferry ${place}` })),
    blog({ _id: 'b99', title: 'The invoice', status: 'pending' }),
  ];

  it('are counted by status, searched and filtered', async () => {
    fakeApi({ user: user(), blogs: many() });
    open('/dashboard');
    const own = within(await screen.findByRole('region', { name: 'Your blogs' }));
    expect(await own.findByRole('button', { name: 'All (12)' })).toHaveAttribute('aria-pressed', 'true');
    expect(own.getByRole('button', { name: 'Approved (11)' })).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: 'Pending (1)' }));
    expect(own.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['The invoice']);
    await userEvent.click(own.getByRole('button', { name: /^All/ }));
    await userEvent.type(own.getByRole('searchbox', { name: 'Search your blogs' }), 'ferry 7');
    await waitFor(() =>
      expect(own.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Ferry 7']),
    );
    await userEvent.type(own.getByRole('searchbox'), 'x');
    expect(await own.findByText('None of your blogs matches. Try another word, or All.')).toBeVisible();
  });

  it('are only counted while they are few', async () => {
    fakeApi({
      user: user(),
      blogs: [blog(), blog({ _id: 'b2', status: 'active' }), blog({ _id: 'b3', status: 'pending' })],
    });
    open('/dashboard');
    expect(await screen.findByText('1 pending, 2 approved')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});
