import { fakeApi, releaseStep, releaseUnit, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ role: 'admin' });
const call = 'POST /admin/releases/mf_public/moves';

async function openUnit(unit = releaseUnit()) {
  const api = fakeApi({ user: admin, releases: [unit] });
  open('/releases/mf_public');
  await screen.findByRole('heading', { level: 1, name: 'mf_public' });
  return api;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const sent = ({ calls, sent: bodies }: ReturnType<typeof fakeApi>) => bodies[calls.lastIndexOf(call)];
const why = 'the list is empty';
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('rolls back what was seen, with a reason', async () => {
  const api = await openUnit();
  await press('Roll back');
  expect(dialog().getByText(/From 1\.1\.0 to 1\.0\.0/)).toBeVisible();
  await confirm('Roll back');
  expect(await dialog().findByText('Say why.')).toBeVisible();
  expect(api.calls).not.toContain(call);
  await userEvent.type(dialog().getByRole('textbox', { name: 'Why' }), why);
  await confirm('Roll back');
  await closed();
  expect(sent(api)).toEqual({ move: 'rollback', reason: why, revision: 7 });
  expect(await screen.findByText(/Rolled back to 1\.0\.0/)).toBeVisible();
});

it('puts a version on trial, widens it by steps, and promotes it to everybody', async () => {
  const api = await openUnit();
  await press('Promote 1.2.0');
  const share = dialog().getByRole('combobox', { name: 'For how many visitors' });
  expect(share).toHaveDisplayValue('10 %, as a trial');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Why' }), why);
  await confirm('Promote');
  await closed();
  expect(sent(api)).toEqual({ move: 'promote', version: '1.2.0', percent: 10, reason: why, revision: 7 });
  await press('Widen the trial');
  expect(dialog().getByRole('combobox', { name: 'For how many visitors' })).toHaveDisplayValue('25 %, as a trial');
  await confirm('Cancel');
  await press('Promote to everybody');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Why' }), why);
  await confirm('Promote');
  await closed();
  expect(sent(api)).toEqual({ move: 'promote', version: '1.2.0', reason: why, revision: 8 });
});

it.each([
  ['Pin', {}],
  ['Unpin', { pinned: true }],
  ['Disable', {}],
  ['Enable', { disabled: true }],
  ['Take the trial back', { trial: { version: '1.2.0', percent: 10 } }],
])('%s is a move of its own', async (name, state) => {
  const api = await openUnit(releaseUnit({ live: releaseStep(state) }));
  await press(name);
  await userEvent.type(dialog().getByRole('textbox', { name: 'Why' }), why);
  await confirm(name);
  await closed();
  const move = name.startsWith('Take') ? 'rollback' : name.toLowerCase();
  expect(sent(api)).toEqual({ move, reason: why, revision: 7 });
});

it('is busy until the screen shows what the move did, so that the next one is decided on that', async () => {
  const api = await openUnit();
  let answer = (): void => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  api.holdings.held = { 'GET /admin/releases/mf_public': slow };
  await press('Promote 1.2.0');
  await userEvent.selectOptions(dialog().getByRole('combobox'), 'Everybody');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Why' }), why);
  await confirm('Promote');
  await waitFor(() => expect(api.calls).toContain(call));
  expect(await dialog().findByRole('button', { name: 'Moving...' })).toBeVisible();
  answer();
  await closed();
  await press('Pin');
  expect(dialog().getByText('Pin mf_public at 1.2.0?')).toBeVisible();
});

it('shows each reason of a refusal in the dialog, with what was typed', async () => {
  const api = await openUnit();
  api.holdings.failing = {
    [call]: { status: 409, code: 'REFUSED', message: 'It needs contract ^2.\nIt weighs too much.' },
  };
  await press('Promote 1.2.0');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Why' }), why);
  await confirm('Promote');
  expect(await dialog().findByText('It needs contract ^2.')).toBeVisible();
  expect(dialog().getByText('It weighs too much.')).toBeVisible();
  expect(dialog().getByRole('textbox', { name: 'Why' })).toHaveValue(why);
});

it('makes whoever decided on something older look again, and leaves the reason where it was', async () => {
  const api = await openUnit();
  await press('Roll back');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Why' }), why);
  const [unit] = api.holdings.releases ?? [];
  if (unit) unit.unit = { ...unit.unit, live: releaseStep({ revision: 8, current: '1.2.0', previous: '1.1.0' }) };
  await confirm('Roll back');
  expect(await dialog().findByText(/moved meanwhile/)).toBeVisible();
  expect(dialog().queryByRole('button', { name: 'Roll back' })).not.toBeInTheDocument();
  await confirm('Look again');
  await screen.findByText(/^1\.2\.0 since/);
  await press('Roll back');
  expect(dialog().getByText(/From 1\.2\.0 to 1\.1\.0/)).toBeVisible();
  expect(dialog().getByRole('textbox', { name: 'Why' })).toHaveValue(why);
});

it('says that it may have been done where nobody answered', async () => {
  const api = await openUnit();
  api.holdings.failing = { [call]: { status: 0 } };
  await press('Roll back');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Why' }), why);
  await confirm('Roll back');
  expect(await dialog().findByText(/It may have been done all the same/)).toBeVisible();
});

it('is all done by the keyboard, and the focus comes back', async () => {
  const api = await openUnit();
  screen.getByRole('button', { name: 'Roll back' }).focus();
  await userEvent.keyboard('{Enter}');
  dialog().getByRole('textbox', { name: 'Why' }).focus();
  await userEvent.keyboard(why);
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog().getByRole('button', { name: 'Roll back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await closed();
  expect(api.calls).toContain(call);
});
