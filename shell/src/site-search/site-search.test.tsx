import { RouterLinks } from '@cyberharbour/platform/kit';
import { fakeApi, makeSearchResult, renderRoute, type Holdings } from '@cyberharbour/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame } from '../frame/frame';

const searched = [
  makeSearchResult({ kind: 'help', _id: 'money', title: 'Invoice paid to a stranger', link: '/help#money' }),
  makeSearchResult({ kind: 'blog', _id: 'b1', title: 'Invoice week', link: '/blog/b1' }),
  makeSearchResult({ kind: 'resource', _id: 'r1', title: 'Invoices elsewhere', link: 'https://example.gov.au/x' }),
];
const page = (name: string) => ({
  element: (
    <>
      <h1>{name}</h1>
      <label>
        Note <input />
      </label>
    </>
  ),
});
const routes = [
  {
    element: <Frame />,
    children: ['/', '/blog/:id', '/search', '/help'].map((path) => ({ path, ...page(path) })),
  },
];
const open = (holdings: Holdings = { searched }) => {
  const api = fakeApi(holdings);
  return { api, ...renderRoute(routes, '/', { wrapper: RouterLinks }) };
};
const field = () => screen.findByRole('combobox', { name: 'Blogs, campaigns, resources and help' });
const link = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Search' });
const searches = (calls: string[]) => calls.filter((call) => call.startsWith('GET /search'));

beforeEach(() => localStorage.clear());

describe('the search in the header', () => {
  it('is a link, which opens a field in front of the page, and Escape closes it again', async () => {
    open();
    expect(link()).toHaveAttribute('href', '/search');
    await userEvent.click(link());
    expect(await field()).toBeVisible();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('opens with the / key, unless somebody is typing, holds Ctrl, or turned the key off', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Note'), 'and/or');
    expect(screen.getByLabelText('Note')).toHaveValue('and/or');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.keyboard('/');
    expect(await field()).toHaveValue('');
    await userEvent.click(screen.getByRole('checkbox', { name: 'The / key opens this search' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('/');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(link());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'The / key opens this search' }));
    expect(screen.getByRole('checkbox', { name: 'The / key opens this search' })).toBeChecked();
  });

  it('suggests once typing rests; arrows go through what was found, and Enter opens it', async () => {
    const { api, router } = open();
    await userEvent.click(link());
    await userEvent.type(await field(), 'invoice');
    expect(await screen.findByText('3 of 3 found. Arrow keys choose, Enter shows all.')).toBeVisible();
    expect(searches(api.calls)).toEqual(['GET /search?q=invoice&limit=6']);
    expect(await field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { name: /Invoice week/ });
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    expect(await field()).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/blog/b1');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('goes round from the field to the last one and back, and Enter in the field shows all', async () => {
    const { router } = open();
    await userEvent.click(link());
    await userEvent.type(await field(), 'invoice');
    await screen.findByRole('option', { name: /Invoices elsewhere/ });
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Invoices elsewhere');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/search?q=invoice');
  });

  it('opens a page of somebody else’s in another tab, and one of ours by a press', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { router } = open();
    await userEvent.click(link());
    await userEvent.type(await field(), 'invoice');
    await userEvent.click(await screen.findByRole('option', { name: /Invoices elsewhere.*opens in a new tab/ }));
    expect(opened).toHaveBeenCalledWith('https://example.gov.au/x', '_blank', 'noreferrer');
    opened.mockRestore();
    await userEvent.click(link());
    await userEvent.type(await field(), 'invoice');
    await userEvent.click(await screen.findByRole('option', { name: /paid to a stranger/ }));
    expect(`${router.state.location.pathname}${router.state.location.hash}`).toBe('/help#money');
  });

  it('says that it looks, that there is nothing, and that it did not work', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { api } = open({ searched, held: { 'GET /search': held } });
    await userEvent.click(link());
    await userEvent.type(await field(), 'parrot');
    expect(await screen.findByText('Looking…')).toBeVisible();
    answer();
    expect(await screen.findByText('Nothing here has all of “parrot”. Try fewer words, or another one.')).toBeVisible();
    api.holdings.failing = { 'GET /search': { status: 429, message: 'Please try again in 2 minutes.' } };
    await userEvent.type(await field(), 's');
    expect(await screen.findByText('Please try again in 2 minutes.')).toBeVisible();
  });

  it('gives up the answer to words that were typed over', async () => {
    const never = new Promise<void>(() => undefined);
    const { api } = open({ searched, held: { 'GET /search': never } });
    await userEvent.click(link());
    await userEvent.type(await field(), 'invo');
    await waitFor(() => expect(searches(api.calls)).toHaveLength(1));
    api.holdings.held = {};
    await userEvent.type(await field(), 'ice week');
    expect(await screen.findByText('1 found. Down arrow chooses it.')).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});
