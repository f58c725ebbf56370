import 'fake-indexeddb/auto';
import { campaign, fakeApi, freshDevice, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { reload } from '../testing/reload';

const write = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Title'), text);
};

beforeEach(freshDevice);

describe('a draft', () => {
  it('of a campaign keeps its times', async () => {
    fakeApi({ user: user() });
    const shown = open('/campaigns/create');
    await write('Ring first');
    await userEvent.type(screen.getByLabelText('Start'), '2097-03-02T09:00');
    await reload(shown, '/campaigns/create', { user: user() });
    expect(await screen.findByLabelText('Start')).toHaveValue('2097-03-02T09:00');
    expect(screen.getByLabelText('Title')).toHaveValue('Ring first');
  });

  it('of a changed campaign is its own, not that of a new one', async () => {
    const holdings = () => ({ user: user(), campaigns: [campaign()] });
    fakeApi(holdings());
    const shown = open('/campaigns/c1/edit');
    await write('!');
    const next = await reload(shown, '/campaigns/create', holdings());
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    await reload(next, '/campaigns/c1/edit', { ...holdings(), drafts: next.api.holdings.drafts ?? [] });
    expect(await screen.findByLabelText('Title')).toHaveValue('Spot the phish!');
  });

  it('of account details is back, and gone once they are saved', async () => {
    fakeApi({ user: user() });
    const shown = open('/dashboard/details');
    await userEvent.click(await screen.findByRole('button', { name: 'Convert to Business' }));
    await userEvent.type(screen.getByLabelText('Business name'), 'Okafor Plumbing');
    const next = await reload(shown, '/dashboard/details', { user: user() });
    expect(await screen.findByLabelText('Business name')).toHaveValue('Okafor Plumbing');
    await userEvent.type(screen.getByLabelText('Business address'), '1 Hill Street');
    await userEvent.type(screen.getByLabelText('ABN'), '51824753556');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await screen.findByRole('heading', { level: 1, name: 'Business Details' });
    await waitFor(() => expect(screen.queryByText(/draft from/)).not.toBeInTheDocument());
    const business = user({
      role: 'business',
      businessName: 'Okafor Plumbing',
      businessAddress: '1 Hill Street',
      businessAbn: '51824753556',
    });
    await reload(next, '/dashboard/details', { user: business });
    expect(await screen.findByLabelText('Business name')).toHaveValue('Okafor Plumbing');
    expect(screen.queryByText(/draft from/)).not.toBeInTheDocument();
  });
});
