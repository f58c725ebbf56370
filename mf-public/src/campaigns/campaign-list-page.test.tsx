import { campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

afterEach(() => jest.useRealTimers());

describe('campaigns', () => {
  const both = [
    campaign({ title: 'By a person' }),
    campaign({
      _id: 'c2',
      title: 'By a shop',
      endTime: '2026-01-01T00:00:00.000Z',
      createdBy: { _id: 'u2', name: 'Mei', isBusiness: true, businessName: 'Harbourside Bakery' },
    }),
  ];

  it('show who is behind them, and a flag when they are over', async () => {
    fakeApi({ campaigns: both });
    open('/campaigns');
    expect(await screen.findByText('Harbourside Bakery')).toBeVisible();
    expect(screen.getAllByText('Expired')).toHaveLength(1);
    expect(screen.getByText('2 campaigns')).toHaveTextContent('2 campaigns, 1 under way');
  });

  it('are searched by a form, which takes the filter along: without a script the browser sends it', async () => {
    fakeApi({ campaigns: both });
    open('/campaigns?type=business&q=bakery');
    const form = await screen.findByRole<HTMLFormElement>('search');
    expect(form.method).toBe('get');
    expect(Object.fromEntries(new FormData(form))).toEqual({ type: 'business', q: 'bakery' });
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    expect(screen.getByRole('searchbox')).toHaveValue('bakery');
  });

  it('are cut after 120 characters as a reader counts them, and only where there are more', async () => {
    const letter = (count: number) => '🛟'.repeat(count);
    fakeApi({ campaigns: [campaign({ description: letter(120) }), campaign({ _id: 'c2', description: letter(121) })] });
    open('/campaigns');
    expect(await screen.findByText(letter(120))).toBeVisible();
    expect(screen.getByText(`${letter(120)}…`)).toBeVisible();
  });

  it('have the words of their text without its marks', async () => {
    fakeApi({ campaigns: [campaign({ description: '# Ring **first**', excerpt: 'Ring first' })] });
    open('/campaigns');
    expect(await screen.findByText('Ring first')).toBeVisible();
  });

  it('end at their very millisecond, also on a page that is open', async () => {
    const end = Date.UTC(2026, 10, 30, 9);
    jest.useFakeTimers({ now: end - 60_000 });
    fakeApi({ campaigns: [campaign({ endTime: new Date(end).toISOString() })] });
    open('/campaigns');
    expect(await screen.findByText('1 campaign')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(end - Date.now()));
    expect(screen.queryByText('Expired')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Expired')).toBeVisible();
  });

  it('that are archived and over fly both flags', async () => {
    fakeApi({ campaigns: [campaign({ status: 'archived', endTime: '2026-01-01T00:00:00.000Z' })] });
    open('/campaigns');
    expect(await screen.findByText('Expired')).toBeVisible();
    expect(screen.getByText('Archived')).toBeVisible();
  });

  it('are filtered by who posted them, and the address says it', async () => {
    fakeApi({ campaigns: both });
    const { router } = open('/campaigns');
    await screen.findByText('By a person');
    const filters = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('link');
    expect(filters.map(({ textContent }) => textContent)).toEqual(['All Campaigns', 'Business', 'Individuals']);
    await userEvent.click(screen.getByRole('link', { name: 'Business' }));
    expect(await screen.findByText('1 campaign')).toBeVisible();
    expect(screen.queryByText('By a person')).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?type=business');
    expect(screen.getByRole('link', { name: 'Business' })).toHaveAttribute('aria-current', 'true');
  });

  it('that are not there say so', async () => {
    fakeApi();
    open('/campaigns/nobody');
    expect(await screen.findByRole('heading', { name: 'Campaign not found.' })).toBeVisible();
    expect(screen.getByRole('link', { name: '← Back to Campaigns' })).toBeVisible();
  });
});
