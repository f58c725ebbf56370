import { blog, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

afterEach(() => jest.useRealTimers());

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

  it('are narrowed to a topic by a link, which a card and its blog name too', async () => {
    const about = blog({ topic: 'Phishing' });
    fakeApi({ blogs: [about, blog({ _id: 'b2', title: 'The till', topic: 'Malware' })] });
    const { router } = open('/blog');
    const chips = within(await screen.findByRole('group', { name: 'Topic' }));
    expect(chips.getByRole('link', { name: 'Phishing' })).toHaveAttribute('href', '/blog?topic=Phishing');
    await userEvent.click(chips.getByRole('link', { name: 'Phishing' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The till' })).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?topic=Phishing');
    const card = screen.getByRole('link', { name: about.title }).closest('article') as HTMLElement;
    expect(within(card).getByText('Phishing')).toBeVisible();
    expect(chips.getByRole('link', { name: 'Phishing' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('link', { name: about.title }));
    expect(await screen.findByRole('link', { name: 'Phishing' })).toHaveAttribute('href', '/blog?topic=Phishing');
  });

  it('about nothing that the site knows are all of them', async () => {
    fakeApi({ blogs: [blog()] });
    open('/blog?topic=Boats');
    expect(await screen.findByRole('link', { name: blog().title })).toBeVisible();
  });

  it('are none, and it is said once, when they cannot be had', async () => {
    fakeApi({ failing: { 'GET /blogs': { status: 500 } } });
    const { notices } = open('/blog');
    expect(await screen.findByText('The blogs could not be fetched just now.')).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load blogs.' }]);
  });
});
