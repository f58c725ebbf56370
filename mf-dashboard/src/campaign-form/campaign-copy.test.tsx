import { campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('a campaign that is over', () => {
  it('can be run again: its words and picture are there, its times are not', async () => {
    const over = campaign({
      endTime: '2026-03-06T00:00:00.000Z',
      imageUrl: 'https://api.example.com/media/wharf-1600.webp',
    });
    const api = fakeApi({ user: user(), campaigns: [over, campaign({ _id: 'c2', title: 'Still on' })] });
    open('/dashboard');
    await userEvent.click(await screen.findByRole('link', { name: 'Duplicate Spot the phish' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Spot the phish');
    expect(screen.getByLabelText('Description')).toHaveValue(over.description);
    expect(screen.getByLabelText('Start')).toHaveValue('');
    expect(screen.getByLabelText('End')).toHaveValue('');
    expect(screen.getByText('wharf-1600.webp')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Start'), '2097-03-02T09:00');
    await userEvent.type(screen.getByLabelText('End'), '2097-03-03T09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.sent[api.calls.indexOf('POST /campaigns')]).toMatchObject({ title: 'Spot the phish' });
    expect(screen.queryByRole('link', { name: 'Duplicate Still on' })).not.toBeInTheDocument();
  });
});
