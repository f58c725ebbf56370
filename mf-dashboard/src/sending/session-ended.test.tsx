import 'fake-indexeddb/auto';
import { blog, fakeApi, freshDevice, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { reload } from '../testing/reload';

beforeEach(freshDevice);

describe('a session that ended while somebody typed', () => {
  it('is said in the page, with a way back that loses nothing', async () => {
    const ended = { status: 401, message: 'Please login to access this page.' };
    const api = fakeApi({ user: user(), blogs: [blog()], failing: { 'POST /blogs': ended } });
    const { router, unmount } = open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(
      screen.getByLabelText('Cover Image'),
      new File(['harbour'], 'wharf.jpg', { type: 'image/jpeg' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Your session has ended, so nothing was sent.');
    expect(notice).toHaveFocus();
    await userEvent.click(within(notice).getByRole('link', { name: 'Log in again' }));
    await screen.findByText('Another page');
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?from=%2Fblog%2Fcreate' });
    const { drafts = [] } = api.holdings;
    await reload({ unmount }, '/blog/create', { user: user(), blogs: [blog()], drafts });
    expect(await screen.findByLabelText('Content')).toHaveValue('One letter was wrong.');
    expect(screen.getByText('wharf.jpg')).toBeVisible();
  });

  it('does not take the details form away', async () => {
    const api = fakeApi({ user: user() });
    const { client } = open('/dashboard/details');
    await userEvent.type(await screen.findByLabelText('Name'), ' Jr');
    api.holdings.user = null;
    await client.invalidateQueries({ queryKey: ['session'] });
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Your session has ended, so nothing was sent.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Tom Okafor Jr');
  });
});
