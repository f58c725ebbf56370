import { blog, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
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

  it('are none, and it is said once, when they cannot be had', async () => {
    fakeApi({ failing: { 'GET /blogs': { status: 500 } } });
    const { notices } = open('/blog');
    expect(await screen.findByText('The blogs could not be fetched just now.')).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to load blogs.' }]);
  });
});
