import { campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { open } from '../../testing/open';

const region = async () => within(await screen.findByRole('region', { name: 'Campaigns under way' }));

describe('the campaigns of the home page', () => {
  it('are those that moderators chose, and no sample beside them', async () => {
    fakeApi({ homeCampaigns: [campaign({ title: 'Router night' })] });
    open('/');
    const link = await (await region()).findByRole('link', { name: 'Router night' });
    expect(link).toHaveAttribute('href', '/campaigns/c1');
    expect((await region()).getAllByRole('article')).toHaveLength(1);
  });

  it('are never one that has ended, whatever a copy of the list says', async () => {
    const ended = campaign({ _id: 'c2', title: 'Long ago', endTime: '2026-01-01T00:00:00.000Z' });
    fakeApi({ homeCampaigns: [campaign({ title: 'Router night' }), ended] });
    open('/');
    await (await region()).findByRole('link', { name: 'Router night' });
    expect((await region()).queryByRole('link', { name: 'Long ago' })).not.toBeInTheDocument();
  });

  it('are the samples while the list cannot be had', async () => {
    fakeApi({ failing: { 'GET /home/campaigns': { status: 404 } } });
    open('/');
    expect((await region()).getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Join a campaign' })).toHaveAttribute('href', '/campaigns');
  });
});
