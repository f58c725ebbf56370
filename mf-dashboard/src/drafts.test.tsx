import 'fake-indexeddb/auto';
import { blog, campaign, fakeApi, freshDevice, user, type Holdings } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './testing/open';

const photo = () => new File(['harbour'], 'wharf.jpg', { type: 'image/jpeg', lastModified: 7 });
/** Longer than the pause after which what was typed is written. */
const keeping = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));

/** A page that is closed without a word, and the next one at the same address. */
async function reload(shown: ReturnType<typeof open>, url: string, holdings: Holdings) {
  await keeping();
  shown.unmount();
  const api = fakeApi(holdings);
  return { api, ...open(url) };
}

const write = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Title'), text);
};

beforeEach(freshDevice);

describe('a draft of a blog', () => {
  const holdings = () => ({ user: user(), blogs: [blog()] });

  it('is back after a reload, picture included, and says so', async () => {
    fakeApi(holdings());
    const shown = open('/blog/create');
    await write('The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    const { api } = await reload(shown, '/blog/create', holdings());
    expect(await screen.findByText(/^Your draft from/)).toHaveTextContent(/^Your draft from \d+ \w+ \d{4} is back\.$/);
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice');
    expect(screen.getByLabelText('Content')).toHaveValue('One letter was wrong.');
    expect(screen.getByText('wharf.jpg')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    const { image } = api.sent[api.calls.indexOf('POST /blogs')] as { image: File };
    expect(image).toMatchObject({ name: 'wharf.jpg', type: 'image/jpeg', size: 7 });
  });

  it('is gone once it was sent', async () => {
    fakeApi(holdings());
    const shown = open('/blog/create');
    await write('The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    await keeping();
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    await screen.findByRole('heading', { name: /^Welcome/ });
    await reload(shown, '/blog/create', holdings());
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    expect(screen.queryByText(/^Your draft/)).not.toBeInTheDocument();
  });

  it('can be thrown away, which asks first', async () => {
    fakeApi(holdings());
    const shown = open('/blog/create');
    await write('The invoice');
    const again = await reload(shown, '/blog/create', holdings());
    await userEvent.click(await screen.findByRole('button', { name: 'Start afresh' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start afresh?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my draft' }));
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice');
    await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Start afresh?' })).getByRole('button', { name: 'Start afresh' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await reload(again, '/blog/create', holdings());
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });

  it('is not shown to the next one who signs in, and is gone for good', async () => {
    fakeApi(holdings());
    const shown = open('/blog/create');
    await write('The invoice');
    const second = await reload(shown, '/blog/create', { user: user({ _id: 'u2', name: 'Mei' }) });
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    await reload(second, '/blog/create', holdings());
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });

  it('of an edit is offered, not put in, when the blog was changed elsewhere since', async () => {
    fakeApi(holdings());
    const shown = open('/blog/b1/edit');
    await write('!');
    await reload(shown, '/blog/b1/edit', { user: user(), blogs: [blog({ title: 'Their words', updatedAt: '2026-06-06T06:06:06.000Z' })] });
    expect(await screen.findByLabelText('Title')).toHaveValue('Their words');
    expect(screen.getByText(/It began with an older version/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use my draft' }));
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice that was almost right!');
    expect(screen.queryByText(/It began with an older version/)).not.toBeInTheDocument();
  });
});

describe('a draft', () => {
  it('of a campaign keeps its times', async () => {
    fakeApi({ user: user() });
    const shown = open('/campaigns/create');
    await write('Ring first');
    await userEvent.type(screen.getByLabelText('Start'), '2027-03-02T09:00');
    await reload(shown, '/campaigns/create', { user: user() });
    expect(await screen.findByLabelText('Start')).toHaveValue('2027-03-02T09:00');
    expect(screen.getByLabelText('Title')).toHaveValue('Ring first');
  });

  it('of a changed campaign is its own, not that of a new one', async () => {
    const holdings = () => ({ user: user(), campaigns: [campaign()] });
    fakeApi(holdings());
    const shown = open('/campaigns/c1/edit');
    await write('!');
    const next = await reload(shown, '/campaigns/create', holdings());
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    await reload(next, '/campaigns/c1/edit', holdings());
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
    const business = user({ role: 'business', businessName: 'Okafor Plumbing', businessAddress: '1 Hill Street', businessAbn: '51824753556' });
    await reload(next, '/dashboard/details', { user: business });
    expect(await screen.findByLabelText('Business name')).toHaveValue('Okafor Plumbing');
    expect(screen.queryByText(/draft from/)).not.toBeInTheDocument();
  });
});

describe('a session that ended while somebody typed', () => {
  it('is told in the page, with a way back that loses nothing', async () => {
    const ended = { status: 401, message: 'Please login to access this page.' };
    fakeApi({ user: user(), blogs: [blog()], failing: { 'POST /blogs': ended } });
    const { router, ...shown } = open('/blog/create');
    await write('The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Your session has ended, so nothing was sent.');
    expect(told).toHaveFocus();
    await userEvent.click(within(told).getByRole('link', { name: 'Log in again' }));
    await screen.findByText('Another page');
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?from=%2Fblog%2Fcreate' });
    await reload({ router, ...shown }, '/blog/create', { user: user(), blogs: [blog()] });
    expect(await screen.findByLabelText('Content')).toHaveValue('One letter was wrong.');
    expect(screen.getByText('wharf.jpg')).toBeVisible();
  });

  it('does not take the details form away', async () => {
    const api = fakeApi({ user: user() });
    const { client } = open('/dashboard/details');
    await userEvent.type(await screen.findByLabelText('Name'), ' Jr');
    api.holdings.user = null;
    await client.invalidateQueries({ queryKey: ['session'] });
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Your session has ended, so nothing was sent.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Tom Okafor Jr');
  });
});
