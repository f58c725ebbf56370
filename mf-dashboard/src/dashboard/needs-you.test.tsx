import { blog, campaign, fakeApi, makeSentBack, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const sentBack = { status: 'pending', ...makeSentBack('Leave out the name.') } as const;

describe('the dashboard', () => {
  it('says in words where everything stands, and shows first what needs its author', async () => {
    fakeApi({
      user: user(),
      blogs: [blog(), blog({ _id: 'b2', title: 'The USB stick', ...sentBack })],
      campaigns: [campaign({ status: 'pending' })],
    });
    open('/dashboard');
    expect(await screen.findByText('One needs a small change, one is being read and one is public.')).toBeVisible();
    const first = within(screen.getByRole('region', { name: 'Needs you' }));
    expect(first.getByText(/Leave out the name/)).toBeVisible();
    expect(first.getByRole('link', { name: 'Make the change to The USB stick' })).toHaveAttribute(
      'href',
      '/blog/b2/edit',
    );
    const [row] = within(screen.getByRole('region', { name: 'Your blogs' })).getAllByRole('heading', { level: 3 });
    expect(row).toHaveTextContent('The USB stick');
  });

  it('gives the focus back to the menu of a row whose deletion was not meant', async () => {
    fakeApi({ user: user(), blogs: [blog()] });
    open('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: /^Delete The invoice/ }));
    // The question gives it back to what had it before.
    await screen.findByRole('dialog');
    expect(screen.getByText('More about The invoice that was almost right').closest('summary')).toHaveFocus();
  });
});

describe('a new post', () => {
  const later = 'Lately, half of all posts were decided within 5 hours.';

  it.each([
    [5, `A moderator reads it before everybody else does. ${later}`],
    [null, 'A moderator reads it before everybody else does.'],
  ])('says before it is sent what happens next (%s)', async (medianHours, said) => {
    fakeApi({ user: user(), medianHours });
    open('/blog/create');
    expect(await screen.findByText(said)).toBeVisible();
  });
});
