import { fakeApi, makeDeletion, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../testing/open';

const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
const confirm = async () =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Delete your account?' })).getByRole('button', {
      name: 'Delete my account',
    }),
  );

describe('deleting the account', () => {
  it('asks what becomes of the posts, and once more; then it says the day, and the account can be kept', async () => {
    const api = fakeApi({ user: user() });
    const { notices } = open('/dashboard/details/security');
    expect(await screen.findByText(/For 14 days everything works as before/)).toHaveTextContent('30 days later');
    await ask();
    const group = screen.getByRole('radiogroup', { name: 'What becomes of your posts?' });
    expect(group).toHaveAccessibleDescription('Choose what becomes of your posts.');
    expect(within(group).getAllByRole('radio')[0]).toHaveFocus();
    expect(api.calls).not.toContain('POST /user/deletion');
    await userEvent.click(screen.getByRole('radio', { name: /^All my posts are deleted too/ }));
    await ask();
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Delete your account?' })).getByRole('button', {
        name: 'Cancel',
      }),
    );
    expect(api.calls).not.toContain('POST /user/deletion');
    await ask();
    await confirm();
    const place = screen.getByRole('group', { name: 'Deletion of your account' });
    expect(await within(place).findByText(/^Your account will be deleted on/)).toHaveTextContent(
      'Your account will be deleted on 6 Dec 2026. Your posts are deleted with it.',
    );
    expect(place).toHaveFocus();
    expect(api.sent[api.calls.indexOf('POST /user/deletion')]).toEqual({ posts: 'go' });
    await userEvent.click(within(place).getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('radiogroup', { name: 'What becomes of your posts?' })).toBeVisible();
    expect(notices).toEqual([{ kind: 'success', text: 'Your account stays.' }]);
  });

  it('that is refused says why, and what was chosen is still there', async () => {
    const message = 'You are the last administrator. Make another member an administrator, then delete your account.';
    fakeApi({ user: user({ role: 'admin' }), failing: { 'POST /user/deletion': { status: 409, message } } });
    open('/dashboard/details/security');
    await userEvent.click(await screen.findByRole('radio', { name: /^My public posts stay/ }));
    await ask();
    await confirm();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^My public posts stay/ })).toBeChecked();
  });

  it('that cannot be asked about says so, with another try', async () => {
    const api = fakeApi({
      user: user(),
      deletion: makeDeletion(),
      failing: { 'GET /user/deletion': { status: 500 } },
    });
    open('/dashboard/details/security');
    const place = await screen.findByRole('group', { name: 'Deletion of your account' });
    const again = await within(place).findByRole('button', { name: 'Retry' });
    delete api.holdings.failing;
    await userEvent.click(again);
    expect(await within(place).findByRole('button', { name: 'Keep my account' })).toBeVisible();
  });
});
