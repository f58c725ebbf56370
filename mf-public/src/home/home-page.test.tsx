import { campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { open } from '../testing/open';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
});
afterEach(() => jest.useRealTimers());

it('the home page leads to the full assessment', async () => {
  open('/');
  expect(await screen.findByRole('link', { name: 'Take Full Assessment' })).toHaveAttribute('href', '/assessment');
});

describe('home', () => {
  it('holds what the product promises, in its numbers', async () => {
    fakeApi();
    open('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Secure Your Business. Empower Your Community.',
    );
    const region = (name: string) => within(screen.getByRole('region', { name }));
    expect(region('Campaigns under way').getAllByRole('article')).toHaveLength(3);
    expect(region('Know the signals').getAllByRole('listitem')).toHaveLength(3);
    expect(region('From the blog').getAllByRole('article')).toHaveLength(4);
    expect(region('Entries in the log').getAllByRole('figure')).toHaveLength(3);
    expect(region('How high is your tide mark?').getAllByRole('checkbox')).toHaveLength(6);
    expect(region('Plot your course').getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('group', { name: 'Partners' }).children).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Explore Resources' })).toHaveAttribute('href', '/resources');
    expect(screen.getByRole('link', { name: 'Start a Campaign' })).toHaveAttribute('href', '/campaigns/create');
  });

  it('explains itself in three pillars and four steps, and leads on', async () => {
    fakeApi();
    open('/');
    const headings = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
    expect(await headings('What is CyberHarbour?')).toEqual([
      'Trusted guidance',
      'Community-driven',
      'Learning resources',
    ]);
    expect(await headings('Plot your course')).toEqual([
      'Create account',
      'Design campaign',
      'Share with community',
      'Track engagement',
    ]);
    expect(screen.getAllByText('View Campaign')).toHaveLength(3);
    expect(
      within(screen.getByRole('region', { name: 'Campaigns under way' })).getAllByRole('link', {
        name: 'Pause before you pay',
      })[0],
    ).toHaveAttribute('href', '/campaigns');
    for (const slug of ['phishing', 'passwords', 'social-engineering'])
      expect(document.querySelector(`a[href="/resources/${slug}"]`)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveAttribute('placeholder', 'you@example.com.au');
    expect(screen.getByLabelText('Email address')).toBeRequired();
    expect(screen.getByRole('link', { name: 'Join CyberHarbour' })).toHaveAttribute('href', '/signup');
  });

  it('asks nobody to join who is a member', async () => {
    fakeApi({ user: user() });
    open('/');
    const way = await screen.findByRole('link', { name: 'Go to your dashboard' });
    expect(way).toHaveAttribute('href', '/dashboard');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Join CyberHarbour' })).not.toBeInTheDocument());
    expect(way).toBeVisible();
  });

  it('leads from a sample to the campaign of its name where there is one', async () => {
    let show: (entries: object[]) => void = () => undefined;
    const observe = (seen: typeof show) => ({
      observe: (element: Element) => {
        if (element.matches('.pub-highlights')) show = seen;
      },
      disconnect: () => undefined,
    });
    Object.assign(globalThis, { IntersectionObserver: jest.fn(observe) });
    try {
      const api = fakeApi({ campaigns: [campaign({ _id: 'c7', title: ' pause before you pay' })] });
      open('/');
      const region = within(await screen.findByRole('region', { name: 'Campaigns under way' }));
      expect(api.calls).not.toContain('GET /campaigns');
      const card = region.getByRole('link', { name: 'Pause before you pay' });
      card.focus();
      // Somebody who scrolls past, faster than the page draws.
      act(() => {
        show([{ isIntersecting: true }]);
        show([{ isIntersecting: false }]);
      });
      await waitFor(() => expect(card).toHaveAttribute('href', '/campaigns/c7'));
      expect(card).toHaveFocus();
      expect(region.getByRole('link', { name: 'Two-step Tuesday' })).toHaveAttribute('href', '/campaigns');
    } finally {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    }
  });
});
