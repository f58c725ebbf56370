import 'fake-indexeddb/auto';
import type { StoredDraft } from '@cyberharbour/shared-api/contract';
import { fakeApi, freshDevice, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { reload } from '../testing/reload';

const soon = { timeout: 5000 };
const elsewhere = (fields: StoredDraft['fields'], updatedAt = '2026-03-05T00:00:00.000Z'): StoredDraft => ({
  form: 'blog',
  base: '',
  fields,
  updatedAt,
});
const title = () => screen.findByLabelText('Title');
const shared = () => screen.findByText(/^Saved for all your devices at/, undefined, soon);

beforeEach(freshDevice);

describe('a draft on two devices', () => {
  it('is sent once typing rests, says so, and is there on the other device', async () => {
    const api = fakeApi({ user: user() });
    const shown = open('/blog/create');
    await userEvent.type(await title(), 'Ring first');
    expect(await screen.findByText(/^Saved on this device at/)).toBeVisible();
    expect(await shared()).toBeVisible();
    expect(api.holdings.drafts).toMatchObject([{ form: 'blog', fields: { title: 'Ring first' } }]);
    shown.unmount();
    await freshDevice();
    fakeApi({ user: user(), drafts: api.holdings.drafts ?? [] });
    open('/blog/create');
    expect(await title()).toHaveValue('Ring first');
    expect(screen.getByText(/Your draft from/)).toBeVisible();
  });

  it('goes on where the other device left it, when nothing new was typed here', async () => {
    const api = fakeApi({ user: user() });
    const shown = open('/blog/create');
    await userEvent.type(await title(), 'One');
    await shared();
    const next = await reload(shown, '/blog/create', { user: user(), drafts: [elsewhere({ title: 'One and two' })] });
    expect(await title()).toHaveValue('One and two');
    expect(screen.queryByRole('region', { name: 'Draft of another device' })).not.toBeInTheDocument();
    expect(api.holdings.drafts).toHaveLength(1);
    await reload(next, '/blog/create', { user: user() });
    expect(await title()).toHaveValue('');
  });

  it('shows both texts where both typed, sends nothing until one is chosen, and loses neither', async () => {
    const api = fakeApi({ user: user() });
    open('/blog/create');
    await userEvent.type(await title(), 'Mine');
    await shared();
    api.holdings.drafts = [elsewhere({ title: 'Theirs' })];
    await userEvent.type(await title(), ' too');
    const both = within(await screen.findByRole('region', { name: 'Draft of another device' }, soon));
    expect(both.getByRole('group', { name: 'Title, Here' })).toHaveTextContent('Mine too');
    expect(both.getByRole('group', { name: 'Title, Other device' })).toHaveTextContent('Theirs');
    expect(api.holdings.drafts).toMatchObject([{ fields: { title: 'Theirs' } }]);
    await userEvent.click(both.getByRole('button', { name: 'Go on with what is here' }));
    expect(await shared()).toBeVisible();
    expect(api.holdings.drafts).toMatchObject([{ fields: { title: 'Mine too' } }]);
  });

  it('takes the other device’s text where that is chosen', async () => {
    const api = fakeApi({ user: user(), failing: { 'PUT /user/draft': { status: 503 } } });
    const shown = open('/blog/create');
    await userEvent.type(await title(), 'Mine');
    expect(await screen.findByText(/on this device only\./, undefined, soon)).toBeVisible();
    expect(api.holdings.drafts).toBeUndefined();
    const { api: later } = await reload(shown, '/blog/create', {
      user: user(),
      drafts: [elsewhere({ title: 'Theirs', content: 'More of it.' })],
    });
    const both = within(await screen.findByRole('region', { name: 'Draft of another device' }));
    expect(await title()).toHaveValue('Mine');
    await userEvent.click(both.getByRole('button', { name: /Use the other device/ }));
    expect(await title()).toHaveValue('Theirs');
    expect(screen.getByLabelText('Content')).toHaveValue('More of it.');
    expect(later.holdings.drafts).toMatchObject([{ fields: { title: 'Theirs' } }]);
  });

  it('stays on this device where the server is not reached, and says so', async () => {
    const api = fakeApi({
      user: user(),
      failing: { 'PUT /user/draft': { status: 0 }, 'GET /user/draft': { status: 0 } },
    });
    open('/blog/create');
    await userEvent.type(await title(), 'Alone');
    expect(
      await screen.findByText(/on this device only\. The server was not reached\.$/, undefined, soon),
    ).toBeVisible();
    api.holdings.failing = {};
    window.dispatchEvent(new Event('online'));
    expect(await shared()).toBeVisible();
  });

  it('is gone from the server once it is thrown away in the form', async () => {
    const api = fakeApi({ user: user(), drafts: [elsewhere({ title: 'Old' })] });
    open('/blog/create');
    await waitFor(async () => expect(await title()).toHaveValue('Old'));
    await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start afresh' }));
    await waitFor(() => expect(api.holdings.drafts).toEqual([]));
  });

  it('is listed on the dashboard, leads back to its form, and is thrown away there', async () => {
    const api = fakeApi({
      user: user(),
      drafts: [elsewhere({ title: 'Half a thought' }), { ...elsewhere({}), form: 'campaign c1' }],
    });
    open('/dashboard');
    const list = within(await screen.findByRole('region', { name: 'Your drafts' }));
    expect(list.getByRole('link', { name: 'Go on with Half a thought' })).toHaveAttribute('href', '/blog/create');
    expect(list.getByRole('link', { name: 'Go on with Without a title' })).toHaveAttribute(
      'href',
      '/campaigns/c1/edit',
    );
    await userEvent.click(list.getByRole('button', { name: 'Throw Half a thought away' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Throw away' }));
    await waitFor(() => expect(screen.queryByText('Half a thought')).not.toBeInTheDocument());
    expect(api.holdings.drafts).toHaveLength(1);
  });
});
