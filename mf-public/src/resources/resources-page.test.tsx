import { fakeApi, resource } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

afterEach(() => jest.useRealTimers());

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
    const categories = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('link');
    expect(categories.map(({ textContent }) => textContent.trim())).toEqual([
      'All',
      'Phishing',
      'Passwords',
      'Social Engineering',
      'Malware',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Phishing' }));
    expect(await screen.findByRole('link', { name: /Understanding Phishing/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/resources/phishing');
    await userEvent.type(screen.getByLabelText('Search resources'), 'nothing like it');
    expect(await screen.findByText(/Nothing in the library matches/)).toBeVisible();
  });

  it('are narrowed by language where the library has several', async () => {
    fakeApi({
      resources: [resource({ language: 'en' }), resource({ id: 'r2', title: 'Khóa điện thoại', language: 'vi' })],
    });
    const { router } = open('/resources');
    await userEvent.click(await screen.findByRole('link', { name: 'Vietnamese' }));
    expect(router.state.location.search).toBe('?language=vi');
    expect(await screen.findByRole('link', { name: /Khóa điện thoại/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /Understanding Phishing/ })).not.toBeInTheDocument());
  });

  it('say nothing of languages where all of them are in one', async () => {
    fakeApi({ resources: [resource({ language: 'en' })] });
    open('/resources');
    await screen.findByRole('link', { name: /Understanding Phishing/ });
    expect(screen.queryByRole('group', { name: 'Language' })).not.toBeInTheDocument();
  });

  it('are three of our own when the library cannot be had', async () => {
    fakeApi({ failing: { 'GET /resources': { status: 500 } } });
    open('/resources');
    for (const title of ['Understanding Phishing', 'Strong Password Guide', 'Social Engineering 101'])
      expect(await screen.findByRole('link', { name: new RegExp(title) })).toBeVisible();
  });
});
