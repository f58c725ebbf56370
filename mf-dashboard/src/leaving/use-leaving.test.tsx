import 'fake-indexeddb/auto';
import { blog, fakeApi, freshDevice, user } from '@cyberharbour/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

/** Whether the browser would ask before it closes the page. */
function asks() {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

beforeEach(freshDevice);

describe('leaving a form', () => {
  it('with unsaved words asks first, and says where they stay', async () => {
    fakeApi({ user: user() });
    const { router } = open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    expect(asks()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(dialog).toHaveTextContent('Your draft stays on this device and is here when you come back.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/blog/create');
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Leave this page?' })).getByRole('button', { name: 'Leave' }),
    );
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(asks()).toBe(false);
  });

  it('to log out says that the draft goes', async () => {
    fakeApi({ user: user() });
    const { router } = open('/campaigns/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'Ring first');
    await act(() => router.navigate('/logout'));
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent(
      'Logging out removes your draft from this device.',
    );
  });

  it('as it was found asks nothing', async () => {
    fakeApi({ user: user(), blogs: [blog()] });
    open('/blog/b1/edit');
    const title = await screen.findByLabelText('Title');
    await userEvent.type(title, '!');
    await userEvent.type(title, '{Backspace}');
    expect(asks()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });

  it('says that everything will be lost where the device keeps nothing', async () => {
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new Error('The storage is full.');
    });
    fakeApi({ user: user() });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent('It will be lost.');
  });
});
