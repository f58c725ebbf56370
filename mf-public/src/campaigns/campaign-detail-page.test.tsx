import { campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { until } from './until';

const minute = 60_000;
const later = (span: number) => new Date(Date.now() + span + minute).toISOString();
const day = 24 * 60 * minute;

describe('a campaign', () => {
  it.each([
    [later(3 * day), later(5 * day), 'Starts in 3 days'],
    [later(-day), later(5 * 60 * minute), 'Ends in 5 hours'],
    [later(-9 * day), later(-4 * day), 'Ended 3 days ago'],
  ])('from %s to %s says how far it is', async (startTime, endTime, said) => {
    fakeApi({ campaigns: [campaign({ startTime, endTime })] });
    open('/campaigns/c1');
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('never says that there is more time than is left', () => {
    const times = { startTime: '2097-01-01T00:00:00Z', endTime: '2097-01-01T02:00:00Z' };
    expect(until(times, Date.parse('2097-01-01T00:00:30Z'))).toBe('Ends in 119 minutes');
    expect(until(times, Date.parse('2097-01-01T01:59:50Z'))).toBe('Ends in 1 minute');
    expect(until(times, Date.parse('2096-12-31T23:59:59Z'))).toBe('Starts in 1 minute');
    expect(until(times, Date.parse('2097-01-01T02:00:00Z'))).toBe('Ended 1 minute ago');
  });

  it('that ended within this minute has not a minute left beside “Expired”', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2097-01-01T02:00:40Z'));
    const times = { startTime: '2097-01-01T00:00:00.000Z', endTime: '2097-01-01T02:00:30.000Z' };
    fakeApi({ campaigns: [campaign(times)] });
    open('/campaigns/c1');
    expect(await screen.findByText('Ended 1 minute ago')).toBeVisible();
    expect(screen.getByText('Expired')).toBeVisible();
    expect(screen.queryByText(/^Ends in/)).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('that the server refuses for now is not called missing or broken: its words stand', async () => {
    const message = 'Too many attempts. Please try again in 45 seconds.';
    fakeApi({ failing: { 'GET /campaigns/c1': { status: 429, message, retryAfter: 45 } } });
    open('/campaigns/c1');
    expect(await screen.findByRole('heading', { name: message })).toBeVisible();
    expect(screen.queryByText('Failed to load campaign.')).not.toBeInTheDocument();
  });

  it('tells its times with their zone', async () => {
    fakeApi({ campaigns: [campaign()] });
    open('/campaigns/c1');
    const zone = new Intl.DateTimeFormat('en-AU', { timeZoneName: 'short' })
      .formatToParts(Date.parse(campaign().startTime))
      .find(({ type }) => type === 'timeZoneName')?.value;
    expect((await screen.findByText('Starts')).nextElementSibling).toHaveTextContent(
      `2026, ${new Date(campaign().startTime).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' })} ${zone ?? ''}`,
    );
  });

  it('goes into a calendar as a file', async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (blobOf: Blob) => {
      made.push(blobOf);
      return 'blob:calendar';
    };
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    fakeApi({ campaigns: [campaign({ title: 'Spot the phish, again!' })] });
    open('/campaigns/c1');
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(clicked.mock.contexts[0]).toMatchObject({ download: 'spot-the-phish-again.ics', href: 'blob:calendar' });
    expect(made[0]?.type).toBe('text/calendar;charset=utf-8');
    clicked.mockRestore();
  });

  it('that is over offers no calendar', async () => {
    fakeApi({ campaigns: [campaign({ endTime: '2026-01-01T00:00:00.000Z' }), campaign({ _id: 'c2' })] });
    const { unmount } = open('/campaigns/c1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Spot the phish' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    unmount();
    open('/campaigns/c2');
    expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });
});
