import { campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('a campaign', () => {
  it('that is edited shows its times to the minute, in the own zone', async () => {
    fakeApi({ user: user(), campaigns: [campaign({ startTime: '2097-03-02T09:00:00.000Z' })] });
    open('/campaigns/c1/edit');
    const start = await screen.findByLabelText<HTMLInputElement>('Start');
    expect(start.value).toHaveLength(16);
    expect(new Date(start.value).toISOString()).toBe('2097-03-02T09:00:00.000Z');
  });
});

describe('a form that edits', () => {
  it('a campaign that cannot be had leads back to the dashboard, and says why', async () => {
    fakeApi({ user: user(), failing: { 'GET /campaigns/c1': { status: 500 } } });
    const { router, notices } = open('/campaigns/c1/edit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load campaign.' }]);
  });
});

describe('what is edited', () => {
  it('of a campaign needs everything but another picture, and says that it was updated', async () => {
    const api = fakeApi({ user: user(), campaigns: [campaign()] });
    const { notices } = open('/campaigns/c1/edit');
    const title = await screen.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.clear(screen.getByLabelText('End'));
    await userEvent.click(screen.getByRole('button', { name: 'Update Campaign' }));
    expect(
      await within(await screen.findByRole('alert')).findByText('Please fill in all required fields'),
    ).toBeVisible();
    expect(screen.getByLabelText('End')).toHaveAccessibleDescription(
      expect.stringContaining('Please fill in all required fields'),
    );
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
    await userEvent.type(title, 'Spot them all');
    await userEvent.type(screen.getByLabelText('End'), '2098-03-06T09:30');
    await userEvent.click(screen.getByRole('button', { name: 'Update Campaign' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.sent[api.calls.indexOf('PUT /campaigns/c1')]).not.toHaveProperty('image');
    expect(notices).toEqual([{ kind: 'success', text: 'Campaign updated' }]);
  });
});
