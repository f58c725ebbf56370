import { blog, campaign, fakeApi, resource, user } from '@cyberharbour/shared-api/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './testing/open';

afterEach(() => jest.useRealTimers());

describe('home', () => {
  it('holds what the product promises, in its numbers', async () => {
    fakeApi();
    open('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Secure Your Business. Empower Your Community.',
    );
    const part = (name: string) => within(screen.getByRole('region', { name }));
    expect(part('Campaigns under way').getAllByRole('article')).toHaveLength(3);
    expect(part('Know the signals').getAllByRole('listitem')).toHaveLength(3);
    expect(part('From the blog').getAllByRole('article')).toHaveLength(4);
    expect(part('Entries in the log').getAllByRole('figure')).toHaveLength(3);
    expect(part('How high is your tide mark?').getAllByRole('checkbox')).toHaveLength(6);
    expect(part('Plot your course').getAllByRole('listitem')).toHaveLength(4);
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
});

describe('the pages that stand still', () => {
  it('tell how to reach somebody: email, phone and street address', async () => {
    fakeApi();
    open('/contact');
    expect(await screen.findByRole('link', { name: 'support@cyberharbour.example' })).toHaveAttribute(
      'href',
      'mailto:support@cyberharbour.example',
    );
    expect(screen.getByRole('link', { name: '(02) 5550 1234' })).toHaveAttribute('href', 'tel:+61255501234');
    expect(screen.getByText(/^12 Wharf Road/)).toHaveTextContent('12 Wharf RoadNewcastle NSW 2300');
  });

  it('describe themselves to whoever searches', async () => {
    fakeApi({ blogs: [blog({ content: `One line.\nAnd ${'another '.repeat(30)}` })] });
    open('/blog/b1');
    await screen.findByRole('heading', { level: 1, name: 'The invoice that was almost right' });
    const said = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(said).toMatch(/^One line\. And another .* another…$/);
    expect(said.length).toBeLessThanOrEqual(156);
  });
});

describe('blogs', () => {
  it('are cards with an excerpt, an author and Read More', async () => {
    fakeApi({
      blogs: [blog({ content: 'x'.repeat(130) }), blog({ _id: 'b2', title: 'Nobody wrote this', author: null })],
    });
    open('/blog');
    const card = within(
      (await screen.findByRole('link', { name: 'The invoice that was almost right' })).closest(
        'article',
      ) as HTMLElement,
    );
    expect(card.getByText(`${'x'.repeat(120)}…`)).toBeVisible();
    expect(card.getByText('Tom Okafor')).toBeVisible();
    expect(screen.getByText('Unknown')).toBeVisible();
  });

  it('are none, and it is said once, when they cannot be had', async () => {
    fakeApi({ failing: { 'GET /blogs': { status: 500 } } });
    const { notices } = open('/blog');
    expect(await screen.findByText('The blogs could not be fetched just now.')).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load blogs.' }]);
  });

  it('are read whole: a paragraph for every line, and the way back', async () => {
    fakeApi({ blogs: [blog({ content: 'One.\n\nTwo.\nThree. <b>not bold</b>' })] });
    open('/blog/b1');
    expect(await screen.findByText('Loading blog…')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'The invoice that was almost right' })).toBeVisible();
    expect(screen.getByText('Three. <b>not bold</b>')).toBeVisible();
    expect(screen.getByText(/^By/)).toHaveTextContent('By Tom Okafor4 Mar 2026');
    expect(screen.getByRole('link', { name: '← Back to Blogs' })).toHaveAttribute('href', '/blog');
  });

  it('that still wait are shown to their author, who is told', async () => {
    fakeApi({ user: user(), blogs: [blog({ status: 'pending' })] });
    open('/blog/b1');
    expect(await screen.findByRole('heading', { name: 'The invoice that was almost right' })).toBeVisible();
    expect(screen.getByText('Waiting to be read')).toBeVisible();
  });

  it('that are not there say so', async () => {
    fakeApi();
    open('/blog/nobody');
    expect(await screen.findByRole('heading', { name: 'Blog not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blog');
  });

  it('that could not be fetched offer another try', async () => {
    const api = fakeApi({ blogs: [blog()], failing: { 'GET /blogs/b1': { status: 500 } } });
    open('/blog/b1');
    expect(await screen.findByRole('heading', { name: 'Failed to load blog' })).toBeVisible();
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The invoice that was almost right' })).toBeVisible();
  });
});

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
    expect(screen.getByText('2 campaigns')).toBeVisible();
  });

  it('are cut after 120 characters as a reader counts them, and only where there are more', async () => {
    const letter = (count: number) => '🛟'.repeat(count);
    fakeApi({ campaigns: [campaign({ description: letter(120) }), campaign({ _id: 'c2', description: letter(121) })] });
    open('/campaigns');
    expect(await screen.findByText(letter(120))).toBeVisible();
    expect(screen.getByText(`${letter(120)}…`)).toBeVisible();
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
    const filters = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button');
    expect(filters.map(({ textContent }) => textContent)).toEqual(['All Campaigns', 'Business', 'Individuals']);
    await userEvent.click(screen.getByRole('button', { name: 'Business' }));
    expect(await screen.findByText('1 campaign')).toBeVisible();
    expect(screen.queryByText('By a person')).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?type=business');
    expect(screen.getByRole('button', { name: 'Business' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('that are not there say so', async () => {
    fakeApi();
    open('/campaigns/nobody');
    expect(await screen.findByRole('heading', { name: 'Campaign not found.' })).toBeVisible();
    expect(screen.getByRole('link', { name: '← Back to Campaigns' })).toBeVisible();
  });
});

describe('resources', () => {
  it('open in a new tab, and say so', async () => {
    fakeApi({ resources: [resource()] });
    open('/resources');
    const link = await screen.findByRole('link', { name: 'Understanding Phishing (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('are found by word and by category', async () => {
    fakeApi({ resources: [resource(), resource({ id: 'r2', title: 'Passkeys', category: 'Passwords' })] });
    const { router } = open('/resources');
    await screen.findByText('Passkeys');
    const categories = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    expect(categories.map(({ textContent }) => textContent.trim())).toEqual([
      'All',
      'Phishing',
      'Passwords',
      'Social Engineering',
      'Malware',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Phishing' }));
    expect(await screen.findByRole('link', { name: /Understanding Phishing/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/resources/phishing');
    await userEvent.type(screen.getByLabelText('Search resources'), 'nothing like it');
    expect(await screen.findByText(/Nothing in the library matches/)).toBeVisible();
  });

  it('are three of our own when the library cannot be had', async () => {
    fakeApi({ failing: { 'GET /resources': { status: 500 } } });
    open('/resources');
    for (const title of ['Understanding Phishing', 'Strong Password Guide', 'Social Engineering 101'])
      expect(await screen.findByRole('link', { name: new RegExp(title) })).toBeVisible();
  });
});
