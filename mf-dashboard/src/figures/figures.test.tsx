import { campaign, fakeApi, makeFigures, makeOwnJoin, makeStepCounts, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('what became of a campaign', () => {
  it('is told step by step, by week and by the way people came', async () => {
    const weeks = [
      { from: '2026-03-02', to: '2026-03-08', counts: makeStepCounts({ joined: 6 }) },
      { from: '2026-03-09', to: '2026-03-15', counts: makeStepCounts({ joined: 31, done: null }) },
    ];
    fakeApi({ user: user(), figures: makeFigures({ total: makeStepCounts({ joined: 37 }), weeks }) });
    open('/campaigns/c1/figures');
    expect(await screen.findByText('Campaign “Spot the phish”')).toBeVisible();
    expect(screen.getByText('Goal: 50')).toBeVisible();
    const byWeek = within(screen.getByRole('table', { name: 'Week by week' }));
    expect(byWeek.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Seven days to',
      'Seen',
      'Joined',
      'Did it',
      'Still on after 30 days',
      'Still on after 90 days',
      'Passed on',
    ]);
    const [newest] = byWeek.getAllByRole('row').slice(1);
    expect(within(newest as HTMLElement).getByRole('rowheader')).toHaveTextContent('15 Mar 2026');
    expect(within(newest as HTMLElement).getByText('31')).toBeVisible();
    expect(within(newest as HTMLElement).getAllByText('Under 5, or hidden')).toHaveLength(2);
    const ways = within(screen.getByRole('table', { name: 'How people came' }));
    expect(ways.getByRole('rowheader')).toHaveTextContent('Poster');
    // Wider than a phone: each is scrolled by keyboard.
    for (const name of ['Week by week', 'How people came'])
      expect(screen.getByRole('group', { name })).toHaveAttribute('tabindex', '0');
  });

  it('that cannot be had says why, and can be tried again', async () => {
    const message = 'Only the creator sees these figures.';
    const api = fakeApi({ user: user(), failing: { 'GET /campaigns/c1/figures': { status: 403, message } } });
    open('/campaigns/c1/figures');
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(api.calls.filter((call) => call === 'GET /campaigns/c1/figures').length).toBeGreaterThan(1);
  });

  it('is one press from the campaign on the dashboard, once it is public', async () => {
    const waiting = campaign({ _id: 'c2', title: 'Waiting', status: 'pending' });
    fakeApi({ user: user(), campaigns: [campaign(), waiting] });
    open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Figures Spot the phish' })).toHaveAttribute(
      'href',
      '/campaigns/c1/figures',
    );
    expect(screen.queryByRole('link', { name: 'Figures Waiting' })).not.toBeInTheDocument();
  });
});

describe('the campaigns that a member joined', () => {
  it('stand on the dashboard, with what is still to do', async () => {
    const done = makeOwnJoin({ state: 'done', campaign: { ...makeOwnJoin().campaign, _id: 'c2', title: 'Done one' } });
    fakeApi({ user: user(), campaigns: [campaign()], joins: [makeOwnJoin(), done] });
    open('/dashboard');
    const joined = within(await screen.findByRole('region', { name: 'Campaigns you joined' }));
    expect(joined.getByRole('link', { name: 'I did it: Spot the phish' })).toHaveAttribute(
      'href',
      '/campaigns/c1#join-in',
    );
    expect(joined.getByRole('link', { name: 'View Done one' })).toBeVisible();
  });

  it('are not spoken of while there is none', async () => {
    fakeApi({ user: user(), campaigns: [campaign()] });
    open('/dashboard');
    await screen.findByRole('heading', { name: 'Your campaigns' });
    expect(screen.queryByText('Campaigns you joined')).not.toBeInTheDocument();
  });
});
