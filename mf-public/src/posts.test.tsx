import { blog, campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarOf } from './campaigns/calendar';
import { until } from './campaigns/until';
import { open } from './testing/open';

const minute = 60_000;
const day = 24 * 60 * minute;
const later = (span: number) => new Date(Date.now() + span + minute).toISOString();

describe('a blog', () => {
  it('says how long it takes, and describes its picture', async () => {
    fakeApi({
      blogs: [
        blog({ content: 'word '.repeat(700), imageUrl: '/media/x.webp', imageAlt: 'A till with a frozen screen' }),
      ],
    });
    open('/blog/b1');
    expect(await screen.findByText(/4 min read/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'A till with a frozen screen' })).toBeVisible();
  });

  it('leads to the one before, the one after, and what is like it', async () => {
    fakeApi({
      blogs: [
        blog({ _id: 'b0', title: 'Newest', content: 'Nothing of the kind' }),
        blog(),
        blog({ _id: 'b2', title: 'Gardens', content: 'Tomatoes' }),
        blog({ _id: 'b3', title: 'Another account number', content: 'An invoice on a Tuesday' }),
        blog({ _id: 'b4', title: 'Oldest', content: 'Boats' }),
      ],
    });
    open('/blog/b1');
    const sides = within(await screen.findByRole('navigation', { name: 'Previous and next blog' }));
    expect(sides.getByRole('link', { name: '← Previous: Newest' })).toHaveAttribute('href', '/blog/b0');
    expect(sides.getByRole('link', { name: 'Next: Gardens →' })).toHaveAttribute('href', '/blog/b2');
    const alike = within(screen.getByRole('region', { name: 'Read next' }));
    expect(alike.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Another account number',
      'Newest',
      'Gardens',
    ]);
  });

  it('is whole without the others, and nothing is said when they cannot be had', async () => {
    fakeApi({ blogs: [blog()], failing: { 'GET /blogs': { status: 500 } } });
    const { notices } = open('/blog/b1');
    await screen.findByRole('heading', { level: 1, name: blog().title });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Read next' })).not.toBeInTheDocument());
    expect(notices).toEqual([]);
  });

  it('is passed on by its link, copied or shown to be copied', async () => {
    fakeApi({ blogs: [blog()] });
    open('/blog/b1');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByLabelText('Link to this page')).toHaveValue(location.origin + location.pathname);
  });

  it('is shared by the device, where it can', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    fakeApi({ blogs: [blog()] });
    open('/blog/b1');
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: blog().title, url: location.origin + location.pathname });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('has no share button where the device has none', async () => {
    fakeApi({ blogs: [blog()] });
    open('/blog/b1');
    await screen.findByRole('button', { name: 'Copy link' });
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });
});

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
    const times = { startTime: '2027-01-01T00:00:00Z', endTime: '2027-01-01T02:00:00Z' };
    expect(until(times, Date.parse('2027-01-01T00:00:30Z'))).toBe('Ends in 119 minutes');
    expect(until(times, Date.parse('2027-01-01T01:59:50Z'))).toBe('Ends in 1 minute');
    expect(until(times, Date.parse('2026-12-31T23:59:59Z'))).toBe('Starts in 1 minute');
    expect(until(times, Date.parse('2027-01-01T02:00:00Z'))).toBe('Ended 1 minute ago');
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
});

describe('a calendar file', () => {
  const file = calendarOf(
    {
      ...campaign(),
      title: 'Tea, scones; and \\ passwords',
      description: `First line\r\nSecond 🛟 ${'é'.repeat(90)}\u0007`,
      startTime: '2027-03-02T09:00:00+11:00',
    },
    new URL('https://cyberharbour.example/campaigns/c1'),
  );
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n');

  it('is one event in UTC, with a lasting name', () => {
    expect(unfolded.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//CyberHarbour//Campaigns//EN',
      'BEGIN:VEVENT',
    ]);
    expect(unfolded).toContain('UID:c1@cyberharbour.example');
    expect(unfolded).toContain('DTSTART:20270301T220000Z');
    expect(unfolded).toContain('DTSTAMP:20260304T050607Z');
    expect(unfolded.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  });

  it('escapes what has a meaning of its own, and leaves out control characters', () => {
    expect(unfolded).toContain(String.raw`SUMMARY:Tea\, scones\; and \\ passwords`);
    expect(unfolded).toContain(String.raw`DESCRIPTION:First line\nSecond 🛟 ${'é'.repeat(90)}`);
  });

  it('has no line above 75 octets and cuts no character', () => {
    for (const line of file.split('\r\n')) {
      expect(new Blob([line]).size).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cs}/u);
    }
  });
});
