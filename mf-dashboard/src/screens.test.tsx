import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { open } from './testing/open';

const off = { enabled: false };

describe('axe finds nothing on', () => {
  it.each([
    ['/dashboard', { level: 1, name: /^Welcome/ }],
    ['/dashboard/details', { level: 1, name: 'User Details' }],
    ['/dashboard/details/security', { level: 1, name: 'Security' }],
    ['/blog/create', { level: 1, name: 'New Blog' }],
    ['/blog/b1/edit', { level: 1, name: 'Edit blog' }],
    ['/campaigns/create', { level: 1, name: 'New Campaign' }],
    ['/campaigns/c1/edit', { level: 1, name: 'Edit campaign' }],
  ])('%s', async (url, heading) => {
    fakeApi({ user: user({ isAccountVerified: false }), blogs: [blog()], campaigns: [campaign()] });
    const { container } = open(url);
    await screen.findByRole('heading', heading);
    await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
    // Colours and drawn text are judged in a real browser, and landmarks belong to the frame: none of them is here.
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': off, 'label-content-name-mismatch': off, region: off },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
