import { authenticatorApp, fakeApi, passkey, secondSteps, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../testing/open';

const path = '/dashboard/details/security';
const section = async () => within(await screen.findByRole('region', { name: 'Passkeys and second steps' }));
const press = async (name: string) => userEvent.click(await (await section()).findByRole('button', { name }));
const enter = async (digits: string) => {
  await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
  await userEvent.paste(digits);
};

describe('second steps', () => {
  it('begin with an app: a name, a QR code and its key, a first code, and recovery codes that are shown once', async () => {
    const api = fakeApi({ user: user() });
    const { notices } = open(path);
    expect(await (await section()).findByText(/You have none yet/)).toBeVisible();
    await press('Add an app for codes');
    const name = screen.getByLabelText('Name');
    expect(name).toHaveFocus();
    await userEvent.clear(name);
    await press('Next');
    expect(screen.getByText('Give it a name.')).toBeVisible();
    await userEvent.type(name, 'Old phone');
    await press('Next');
    expect(await screen.findByRole('img', { name: 'QR code with the key below' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await press('Turn it on');
    expect(screen.getByText('Enter the six digits.')).toBeVisible();
    await enter('000000');
    await press('Turn it on');
    expect(await screen.findByText('That code is not right, or it was used already.')).toBeVisible();
    await enter('123456');
    await press('Turn it on');
    const codes = await screen.findByRole('group', { name: 'Your recovery codes' });
    expect(codes).toHaveFocus();
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    expect(api.sent[api.calls.indexOf('POST /user/second-steps/apps')]).toEqual({ name: 'Old phone' });
    expect(notices).toEqual([{ kind: 'success', text: 'Second step added' }]);
    await press('I have saved them');
    expect(screen.queryByRole('group', { name: 'Your recovery codes' })).not.toBeInTheDocument();
    expect(await screen.findByText('10 recovery codes are left.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Phone' })).toBeVisible();
  });

  it('are renamed and removed; the last one says what that means', async () => {
    fakeApi({ user: user(), secondSteps: secondSteps({ apps: [authenticatorApp()], recoveryCodesLeft: 2 }) });
    open(path);
    expect(await screen.findByText('2 recovery codes are left. Make new ones before they run out.')).toBeVisible();
    await press('Rename Phone');
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Key ring{Enter}');
    expect(await screen.findByRole('heading', { name: 'Key ring' })).toBeVisible();
    await press('Remove Key ring');
    expect(await screen.findByText(/^It is your last one/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/You have none yet/)).toBeVisible();
  });

  it('list passkeys first, and make new recovery codes', async () => {
    const steps = secondSteps({ apps: [authenticatorApp()], passkeys: [passkey()], recoveryCodesLeft: 9 });
    fakeApi({ user: user(), secondSteps: steps });
    open(path);
    await press('Make new codes');
    expect(await screen.findByText('Those that you have now open nothing any more after this.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Make new codes' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('group', { name: 'Your recovery codes' })).toBeVisible();
    const list = (await section()).getAllByRole('heading', { level: 3 });
    expect(list.map((heading) => heading.textContent)).toEqual(['Laptop', 'Phone']);
  });

  it('by passkey say so in a browser that has none', async () => {
    fakeApi({ user: user() });
    open(path);
    await press('Add a passkey');
    await press('Add passkey');
    expect(await screen.findByText('This browser has no passkeys. Choose another way.')).toBeVisible();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByLabelText('Name')).not.toBeInTheDocument());
  });

  it('are asked of administrators, with the day', async () => {
    fakeApi({ user: user({ role: 'admin', secondStepBy: '2026-03-04T05:06:07.000Z' }) });
    open(path);
    expect(await screen.findByText(/Administrators need one\. Without it the console is closed from/)).toBeVisible();
  });

  it('that cannot be had say so, with another try', async () => {
    const api = fakeApi({ user: user(), failing: { 'GET /user/second-steps': { status: 500 } } });
    open(path);
    expect(await screen.findByText('Failed to load your second steps.')).toBeVisible();
    delete api.holdings.failing;
    await press('Retry');
    expect(await screen.findByText(/You have none yet/)).toBeVisible();
  });
});
