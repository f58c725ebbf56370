import { fakeApi, makeRecovery, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });
const section = async () => within(await screen.findByRole('region', { name: 'Members who ask to be let in' }));

it('shows who asks, for which address, and what they wrote; nothing where nobody asks', async () => {
  fakeApi({ user: admin, users: [admin], recoveries: [makeRecovery({ removesSecondSteps: true })] });
  open('/admin/users');
  const place = await section();
  expect(place.getByRole('heading', { name: 'Mei Castellano' })).toBeVisible();
  expect(place.getByText('mei.new@example.com')).toBeVisible();
  expect(place.getByText('Ring me at the shop.')).toBeVisible();
  expect(place.getByText('Every second step of the account is removed with it.')).toBeVisible();
});

it('takes how it was made sure, and then waits for another administrator', async () => {
  const api = fakeApi({ user: admin, users: [admin], recoveries: [makeRecovery()] });
  const { notices } = open('/admin/users');
  const place = await section();
  await userEvent.click(place.getByRole('button', { name: 'I made sure: Mei Castellano' }));
  expect(place.getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.click(place.getByRole('button', { name: 'Confirm' }));
  expect(place.getByText('Choose how you made sure who it is.')).toBeVisible();
  expect(api.calls.some((call) => call.endsWith('/approve'))).toBe(false);
  await userEvent.click(place.getByRole('radio', { name: /by video/ }));
  await userEvent.type(place.getByLabelText('What you saw or heard'), 'Showed a passport.');
  await userEvent.click(place.getByRole('button', { name: 'Confirm' }));
  expect(await place.findByText(/Priya Nair made sure\. Another administrator/)).toBeVisible();
  expect(api.sent[api.calls.indexOf('POST /admin/recoveries/r1/approve')]).toEqual({
    check: 'video',
    note: 'Showed a passport.',
  });
  expect(place.queryByRole('button', { name: /^I made sure/ })).not.toBeInTheDocument();
  expect(notices).toEqual([{ kind: 'success', text: 'Noted. Another administrator has to make sure too.' }]);
});

it('says why it was not taken, and nothing typed is lost', async () => {
  const message = 'This needs a second step of your own. Add one under Security first.';
  const failing = { 'POST /admin/recoveries/r1/approve': { status: 409, message, code: 'NO_SECOND_STEP' } };
  fakeApi({ user: admin, users: [admin], recoveries: [makeRecovery()], failing });
  open('/admin/users');
  const place = await section();
  await userEvent.click(place.getByRole('button', { name: 'I made sure: Mei Castellano' }));
  await userEvent.click(place.getByRole('radio', { name: /by video/ }));
  await userEvent.type(place.getByLabelText('What you saw or heard'), 'Showed a passport.');
  await userEvent.click(place.getByRole('button', { name: 'Confirm' }));
  expect(await place.findByRole('alert')).toHaveTextContent(message);
  expect(place.getByLabelText('What you saw or heard')).toHaveValue('Showed a passport.');
});

it('is refused after one question, and nobody decides about their own account', async () => {
  const own = makeRecovery({ _id: 'r2', user: { ...makeRecovery().user, _id: 'a1', name: 'Priya Nair' } });
  const api = fakeApi({ user: admin, users: [admin], recoveries: [makeRecovery(), own] });
  open('/admin/users');
  const place = await section();
  expect(place.getByText('Another administrator decides about your account.')).toBeVisible();
  expect(place.queryByRole('button', { name: /Priya/ })).not.toBeInTheDocument();
  await userEvent.click(place.getByRole('button', { name: 'Refuse: Mei Castellano' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this request?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Another administrator decides about your account.')).toBeVisible();
  expect(api.calls).toContain('POST /admin/recoveries/r1/refuse');
});
