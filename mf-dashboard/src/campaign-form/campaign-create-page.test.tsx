import { campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { photo } from '../testing/photo';

describe('a campaign', () => {
  it('says the documented sentence when anything is missing', async () => {
    fakeApi({ user: user() });
    open('/campaigns/create');
    await userEvent.click(await screen.findByRole('button', { name: 'Create Campaign' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('Please fill in all required fields')).toBeVisible();
    expect(within(summary).getByText('Please upload an image for your campaign.')).toBeVisible();
  });

  it('ends after it starts, and travels in UTC', async () => {
    const api = fakeApi({ user: user(), campaigns: [campaign()] });
    open('/campaigns/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'Pause before you pay');
    await userEvent.type(screen.getByLabelText('Description'), 'Ring first.');
    await userEvent.type(screen.getByLabelText('Start'), '2097-03-02T09:00');
    await userEvent.type(screen.getByLabelText('End'), '2097-03-01T09:00');
    await userEvent.upload(screen.getByLabelText('Image'), photo());
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(within(await screen.findByRole('alert')).getByText('The end must be after the start.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('End'));
    await userEvent.type(screen.getByLabelText('End'), '2097-03-03T09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(api.sent[api.calls.indexOf('POST /campaigns')]).toMatchObject({
      startTime: new Date('2097-03-02T09:00').toISOString(),
    });
  });
});

describe('a new campaign', () => {
  async function fill() {
    await userEvent.type(await screen.findByLabelText('Title'), 'Pause before you pay');
    await userEvent.type(screen.getByLabelText('Description'), 'Ring first.');
    await userEvent.type(screen.getByLabelText('Start'), '2097-03-02T09:00');
    await userEvent.type(screen.getByLabelText('End'), '2097-03-03T09:00');
    await userEvent.upload(screen.getByLabelText('Image'), photo());
  }

  it('is created once by a double click, and that is said once', async () => {
    const api = fakeApi({ user: user(), campaigns: [campaign()] });
    const { notices } = open('/campaigns/create');
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.calls.filter((call) => call === 'POST /campaigns')).toHaveLength(1);
    expect(notices).toEqual([{ kind: 'success', text: 'Campaign created successfully!' }]);
  });

  it('that is refused without a word stays, and says so', async () => {
    fakeApi({ user: user(), failing: { 'POST /campaigns': { status: 500 } } });
    open('/campaigns/create');
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(await within(await screen.findByRole('alert')).findByText('Failed to create campaign.')).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveValue('Ring first.');
  });
});
