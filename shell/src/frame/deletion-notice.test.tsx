import { ApiProvider, createQueryClient } from '@cyberharbour/shared-api';
import { fakeApi, makeDeletion, user } from '@cyberharbour/shared-api/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountNotice } from './account-notice';

const nothing = () => undefined;

function openAs(member: ReturnType<typeof user> | null) {
  const api = fakeApi({ user: member });
  const said: string[] = [];
  const client = createQueryClient({ success: (text) => said.push(text), error: nothing, warn: nothing });
  render(
    <ApiProvider client={client}>
      <AccountNotice />
    </ApiProvider>,
  );
  return { api, said };
}

it('says when the account is deleted, and keeps it at one press', async () => {
  const { api, said } = openAs(user({ deletesAt: makeDeletion().deletesAt }));
  expect(await screen.findByText(/^Your account will be deleted on/)).toHaveTextContent('6 Dec 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(api.calls).toContain('DELETE /user/deletion');
  expect(said).toEqual(['Your account stays.']);
});

it.each([user(), null])('says nothing to anybody else', async (member) => {
  const { api } = openAs(member);
  await waitFor(() => expect(api.calls).toContain('GET /user/data'));
  expect(screen.queryByText(/deleted/)).not.toBeInTheDocument();
});
