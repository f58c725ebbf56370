import { configureApi, createQueryClient } from '@cyberharbour/shared-api';
import { http } from '@cyberharbour/shared-api/endpoint';
import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createConfirm } from './confirm';

const refusal = { status: 403, code: 'CHECK_NEEDED', message: 'Confirm that it is you.' };
const call = 'DELETE /user/second-steps/a1';

function begin(holdings: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ user: user(), failing: { [call]: refusal }, ...holdings });
  const nothing = () => undefined;
  const client = createQueryClient({ success: nothing, error: nothing, warn: nothing });
  configureApi({ baseUrl: '', confirm: createConfirm(client) });
  const change = () =>
    http.delete('/user/second-steps/a1').then(
      () => 'done',
      (error: unknown) => (error as Error).message,
    );
  return { api, change };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));

describe('a call that needs a fresh check', () => {
  it('asks for the password, says what is wrong, and is repeated once it is right', async () => {
    const { api, change } = begin();
    const changed = change();
    const asked = await dialog();
    const field = await asked.findByLabelText('Your password');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    expect(asked.getByText('Enter your password.')).toBeVisible();
    await userEvent.type(field, 'not the one{Enter}');
    expect(await asked.findByText('That is not your current password.')).toBeVisible();
    expect(field).toHaveValue('not the one');
    await userEvent.clear(field);
    await userEvent.type(field, 'ladder custard{Enter}');
    expect(await act(() => changed)).toBe('done');
    expect(api.calls.filter((each) => each === call)).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks once for several that wait, by a code or in its place a recovery code', async () => {
    const { api, change } = begin({ methods: ['code', 'recovery'] });
    const changed = Promise.all([change(), change()]);
    const asked = await dialog();
    expect(await asked.findByLabelText('Digit 1 of 6')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(asked.getByLabelText('Recovery code'), 'ABCD-EFGH{Enter}');
    expect(await act(() => changed)).toEqual(['done', 'done']);
    expect(api.sent[api.calls.indexOf('POST /auth/check')]).toEqual({ code: 'ABCD-EFGH' });
    expect(api.calls.filter((each) => each === 'POST /auth/check')).toHaveLength(1);
  });

  it('that is given up is refused in the words of the server, and so is any other refusal, unasked', async () => {
    const { api, change } = begin();
    const changed = change();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await act(() => changed)).toBe('Confirm that it is you.');
    api.holdings.failing = { [call]: { ...refusal, code: 'NOT_ALLOWED', message: 'No.' } };
    expect(await change()).toBe('No.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
