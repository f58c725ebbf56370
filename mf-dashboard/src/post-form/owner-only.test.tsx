import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('somebody else’s post', () => {
  it.each([
    ['/blog/b9/edit', 'This blog is by Mei. That you edit it is written into the audit log.', 'PUT /blogs/b9'],
    [
      '/campaigns/c9/edit',
      'This campaign is by Mei. That you edit it is written into the audit log.',
      'PUT /campaigns/c9',
    ],
  ])('%s is edited by an administrator, who reads whose it is', async (url, said, call) => {
    const mei = { _id: 'u9', name: 'Mei' };
    const api = fakeApi({
      user: user({ _id: 'a1', role: 'admin' }),
      blogs: [blog({ _id: 'b9', author: mei, status: 'pending' })],
      campaigns: [campaign({ _id: 'c9', createdBy: { ...mei, isBusiness: false, businessName: null } })],
    });
    open(url);
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    expect(screen.getByText(said)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Update/ }));
    await waitFor(() => expect(api.calls).toContain(call));
  });

  it.each([
    ['/blog/b9/edit', 'Only its author may edit this blog.'],
    ['/campaigns/c9/edit', 'Only its author may edit this campaign.'],
  ])('%s has no form', async (url, said) => {
    const mei = { _id: 'u9', name: 'Mei' };
    fakeApi({
      user: user(),
      blogs: [blog({ _id: 'b9', author: mei })],
      campaigns: [campaign({ _id: 'c9', createdBy: { ...mei, isBusiness: false, businessName: null } })],
    });
    open(url);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
