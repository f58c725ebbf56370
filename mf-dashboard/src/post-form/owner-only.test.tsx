import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import { open } from '../testing/open';

describe('somebody else’s post', () => {
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
