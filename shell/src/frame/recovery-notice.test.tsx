import { ApiProvider, createQueryClient } from '@cyberharbour/shared-api';
import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountNotice } from './account-notice';

const nothing = () => undefined;

function openAs(recovery: ReturnType<typeof user>['recovery']) {
  const api = fakeApi({ user: user({ ...(recovery && { recovery }) }) });
  const said: string[] = [];
  const client = createQueryClient({ success: (text) => said.push(text), error: nothing, warn: nothing });
  render(
    <ApiProvider client={client}>
      <AccountNotice />
    </ApiProvider>,
  );
  return { api, said };
}

it('says who would get the account and when, and stops it at one press', async () => {
  const { api, said } = openAs({ newEmail: 'new@example.com', at: '2026-12-05T00:00:00.000Z' });
  expect(await screen.findByText(/^Your account gets the email/)).toHaveTextContent('new@example.com on 5 Dec 2026');
  await userEvent.click(screen.getByRole('button', { name: 'This was not me: stop it' }));
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(api.calls).toContain('DELETE /user/recovery');
  expect(said).toEqual(['Stopped. Your account stays as it is.']);
});

it('says that an administrator has to decide, and nothing where nobody asked', async () => {
  openAs({ newEmail: 'new@example.com', at: null });
  expect(await screen.findByText(/An administrator looks at it/)).toBeVisible();
  const { api } = openAs(undefined);
  await waitFor(() => expect(api.calls).toContain('GET /user/data'));
  expect(screen.getAllByText(/your account/i)).toHaveLength(1);
});
