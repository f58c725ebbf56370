import { fakeApi, libraryItem, resource } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const guide = libraryItem({
  title: 'Ring back',
  slug: 'ring-back',
  content: 'Hang up.',
  blocks: [{ kind: 'heading', lines: [[{ text: 'Hang up first' }]] }],
  audiences: ['shop', 'club'],
  level: 'next',
  minutes: 9,
  reviewedOn: '2026-03-04',
});

describe('a guide of our own', () => {
  it('is a page: its text, whom it is for, how long it takes, and when it was reviewed', async () => {
    fakeApi({ library: [guide] });
    open('/resources/ring-back');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ring back' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Hang up first' })).toBeVisible();
    for (const fact of ['For my shop, my club', '9 min', 'Next steps']) expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText('4 Mar 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: '← Resource library' })).toHaveAttribute('href', '/resources');
  });

  it('opens in place from its card', async () => {
    fakeApi({ resources: [guide], library: [guide] });
    const { router } = open('/resources');
    const link = await screen.findByRole('link', { name: 'Ring back' });
    expect(link).not.toHaveAttribute('target');
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ring back' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/resources/ring-back');
  });

  it('that is not there, or was retired, leads on to a search', async () => {
    fakeApi({ library: [{ ...guide, retiredAt: '2026-05-05T00:00:00.000Z' }] });
    const { unmount } = open('/resources/ring-back');
    expect(await screen.findByRole('heading', { level: 1, name: 'Guide not found' })).toBeVisible();
    expect(screen.getByRole('search')).toHaveAttribute('action', '/resources');
    unmount();
    open('/resources/nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Guide not found' })).toBeVisible();
  });

  it('is tried again where it could not be had', async () => {
    const api = fakeApi({ library: [guide], failing: { 'GET /resources/ring-back': { status: 500 } } });
    open('/resources/ring-back');
    await screen.findByRole('heading', { level: 1, name: 'Failed to load the guide.' });
    delete api.holdings.failing;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ring back' })).toBeVisible();
  });
});

describe('the library', () => {
  const family = resource({ id: 'r2', title: 'Passkeys', audiences: ['family'], level: 'next' });
  const shop = resource({ id: 'r1', title: 'Invoices', audiences: ['shop'], level: 'start' });

  it('is narrowed by audience and level, with addresses that need no script', async () => {
    const api = fakeApi({ resources: [shop, family] });
    const { router } = open('/resources/phishing?q=a');
    const audiences = within(await screen.findByRole('group', { name: 'For' }));
    const link = audiences.getByRole('link', { name: 'My family' });
    expect(link).toHaveAttribute('href', '/resources/phishing?q=a&for=family');
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByText('Invoices')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: '/resources/phishing', search: '?q=a&for=family' });
    expect(screen.getByRole('link', { name: /Passkeys/ })).toBeVisible();
    const levels = within(screen.getByRole('group', { name: 'Level' }));
    await userEvent.click(levels.getByRole('link', { name: 'First steps' }));
    expect(await screen.findByText(/Nothing in the library matches/)).toBeVisible();
    expect(api.calls).toContain('GET /resources?category=Phishing&audience=family&level=start&q=a&limit=100');
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/resources?for=family&level=start&q=a');
    await userEvent.click(levels.getByRole('link', { name: 'Any level' }));
    expect(await screen.findByRole('link', { name: /Passkeys/ })).toBeVisible();
  });

  it('says how long a guide takes, how hard it is, and in which language', async () => {
    fakeApi({
      resources: [
        { ...shop, minutes: 7, language: 'vi', reviewedOn: '2026-03-04', checkedAt: '2026-03-05T02:00:00.000Z' },
      ],
    });
    open('/resources');
    for (const fact of ['7 min', 'First steps', 'Vietnamese', 'Reviewed', 'Checked on', '5 Mar 2026'])
      expect((await screen.findAllByText(new RegExp(fact))).length).toBeGreaterThan(0);
  });
});
