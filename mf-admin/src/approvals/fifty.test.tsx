import { blog, campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { admin } from '../testing/queue';

jest.setTimeout(60_000);

const half = Array.from({ length: 25 }, (_, place) => place);
const fifty = () => ({
  user: admin,
  blogs: half.map((place) => blog({ _id: `b${place}`, title: `Blog ${place}`, status: 'pending' })),
  campaigns: half.map((place) => campaign({ _id: `c${place}`, title: `Campaign ${place}`, status: 'pending' })),
  pageSize: 10,
});
const titles = [...half.map((place) => `Blog ${place}`), ...half.map((place) => `Campaign ${place}`)];
const decisions = (calls: readonly string[]) => calls.filter((call) => call.startsWith('PUT'));
// By element: to look for roles among fifty rows, fifty times, takes most of the test's time.
const shown = async (title: string) => {
  const heading = () => document.querySelector('.ui-sheet__body h2');
  await waitFor(() => expect(heading()?.textContent).toBe(title));
  return heading();
};
const approveButton = () => document.querySelector<HTMLButtonElement>('.ui-sheet__foot button');
const empty = () => screen.findByText('No campaigns awaiting approval.');

describe('fifty posts', () => {
  beforeEach(() => localStorage.clear());

  it('are decided by keyboard alone with at most two keys each, and the focus is never in the wrong place', async () => {
    const api = fakeApi(fifty());
    open('/admin/approvals');
    await shown(titles[0] ?? '');
    (await screen.findByRole('checkbox', { name: 'Work with single keys' })).focus();
    await userEvent.keyboard(' ');
    let [most, wrong] = [0, 0];
    for (const [place, title] of titles.entries()) {
      const heading = await shown(title);
      // The first lies open beside the keys' switch; from there on, the focus goes along.
      if (place > 0 && document.activeElement !== heading) wrong += 1;
      const keys = place % 5 === 4 ? ['r', '1'] : ['a'];
      for (const key of keys) await userEvent.keyboard(key);
      most = Math.max(most, keys.length);
    }
    await empty();
    await waitFor(() => expect(decisions(api.calls)).toHaveLength(50));
    expect({ most, wrong }).toEqual({ most: 2, wrong: 0 });
    expect(decisions(api.calls).filter((call) => call.endsWith('/reject'))).toHaveLength(10);
  });

  it('are decided on a phone with one tap more than there are, and at most two each', async () => {
    const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, { matchMedia: () => narrow });
    const api = fakeApi(fifty());
    open('/admin/approvals');
    expect(await screen.findByRole('tab', { name: 'Campaigns (25)' })).toBeVisible();
    let taps = 0;
    const tap = async (element: HTMLElement | null) => {
      if (!element) throw new Error('There is nothing to tap.');
      taps += 1;
      await userEvent.click(element);
    };
    await tap(await screen.findByRole('link', { name: titles[0] ?? '' }));
    for (const title of titles) {
      await shown(title);
      await tap(approveButton());
    }
    Reflect.deleteProperty(window, 'matchMedia');
    await waitFor(() => expect(decisions(api.calls)).toHaveLength(50));
    expect(taps).toBe(51);
  });
});
