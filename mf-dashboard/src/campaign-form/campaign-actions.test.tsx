import 'fake-indexeddb/auto';
import { campaign, fakeApi, freshDevice, resource, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { photo } from '../testing/photo';
import { reload } from '../testing/reload';

const guide = 'https://www.cyber.gov.au/threats/types-threats/phishing';
const holdings = () => ({ user: user(), campaigns: [campaign()], resources: [resource()] });

beforeEach(freshDevice);

async function fill() {
  await userEvent.type(await screen.findByLabelText('Title'), 'Two-step Tuesday');
  await userEvent.type(screen.getByLabelText('Description'), 'Bring your phone.');
  await userEvent.type(screen.getByLabelText('Start'), '2097-03-02T09:00');
  await userEvent.type(screen.getByLabelText('End'), '2097-03-03T09:00');
  await userEvent.upload(screen.getByLabelText('Image'), photo());
}

describe('what a campaign asks for', () => {
  it('is written action by action, and sent with its guides and the goal', async () => {
    const api = fakeApi(holdings());
    open('/campaigns/create');
    await fill();
    await userEvent.type(screen.getByLabelText('Action 1'), 'Turn on two-step login');
    await userEvent.type(screen.getByLabelText('Guide for action 1 (optional)'), guide);
    await userEvent.click(screen.getByRole('button', { name: 'Add another action' }));
    await userEvent.type(screen.getByLabelText('Action 2'), 'Write your codes down');
    await userEvent.type(screen.getByLabelText('Goal (optional)'), '120');
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(api.sent[api.calls.indexOf('POST /campaigns')]).toMatchObject({
      actions: `Turn on two-step login\t${guide}\nWrite your codes down`,
      goal: '120',
    });
  });

  it('has at most five actions, each of which can go again', async () => {
    fakeApi(holdings());
    open('/campaigns/create');
    await userEvent.type(await screen.findByLabelText('Action 1'), 'One');
    for (let count = 1; count < 5; count += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Add another action' }));
    expect(screen.queryByRole('button', { name: 'Add another action' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Action 5'), 'Five');
    await userEvent.click(screen.getByRole('button', { name: 'Remove action 2' }));
    expect(screen.getByLabelText('Action 4')).toHaveValue('Five');
    expect(screen.getByLabelText('Action 1')).toHaveValue('One');
  });

  it('says what is wrong with a guide, and nothing typed is lost by a reload', async () => {
    fakeApi(holdings());
    const shown = open('/campaigns/create');
    await fill();
    await userEvent.type(screen.getByLabelText('Action 1'), 'Look here');
    await userEvent.type(screen.getByLabelText('Guide for action 1 (optional)'), 'http://example.com/');
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(/^Action 1: the guide needs a whole address/)).toBeVisible();
    await reload(shown, '/campaigns/create', holdings());
    expect(await screen.findByLabelText('Action 1')).toHaveValue('Look here');
    expect(screen.getByLabelText('Guide for action 1 (optional)')).toHaveValue('http://example.com/');
  });

  it('is there again when the campaign is edited', async () => {
    const actions = [{ text: 'Turn it on', guide }];
    const api = fakeApi({ ...holdings(), campaigns: [campaign({ actions, goal: 50 })] });
    open('/campaigns/c1/edit');
    expect(await screen.findByLabelText('Action 1')).toHaveValue('Turn it on');
    expect(screen.getByLabelText('Guide for action 1 (optional)')).toHaveValue(guide);
    expect(screen.getByLabelText('Goal (optional)')).toHaveValue('50');
    await userEvent.clear(screen.getByLabelText('Goal (optional)'));
    await userEvent.click(screen.getByRole('button', { name: 'Update Campaign' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    expect(api.sent[api.calls.indexOf('PUT /campaigns/c1')]).toMatchObject({
      actions: `Turn it on\t${guide}`,
      goal: '',
    });
  });
});
