import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../testing/open';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
});

const region = async () => within(await screen.findByRole('region', { name: 'How high is your tide mark?' }));
const tick = async (name: RegExp) => userEvent.click((await region()).getByRole('checkbox', { name }));
const water = () =>
  Number(/translate\(0 (\d+)\)/.exec(document.querySelector('.art-tide__water')?.outerHTML ?? '')?.[1]);

describe('the checklist', () => {
  it('answers each tick: how many of six, what to do next, and the height of the tide', async () => {
    open('/');
    const status = (await region()).getByRole('status');
    expect(status).toHaveTextContent('0 of 6Next best step: Two-step login is on. For email and banking first.');
    const low = water();
    await tick(/^Two-step login/);
    await tick(/^Every login/);
    expect(status).toHaveTextContent('2 of 6Next best step: Updates install themselves.');
    const higher = water();
    expect(higher).toBeLessThan(low);
    await tick(/^Every login/);
    expect(status).toHaveTextContent('1 of 6');
    expect(water()).toBeGreaterThan(higher);
    for (const box of (await region()).getAllByRole<HTMLInputElement>('checkbox'))
      if (!box.checked) await userEvent.click(box);
    expect(status).toHaveTextContent('6 of 6All six are done.');
    expect(water()).toBe(0);
  });

  it('is there again after a reload', async () => {
    const { unmount } = open('/');
    await tick(/^A backup/);
    unmount();
    open('/');
    expect((await region()).getByRole('checkbox', { name: /^A backup/ })).toBeChecked();
    expect((await region()).getByRole('status')).toHaveTextContent('1 of 6');
  });

  it.each(['', 'null', '{}', '["nothing", 1]', '[['])('begins anew where the device holds %s', async (text) => {
    localStorage.setItem('cyberharbour:checklist', text);
    open('/');
    expect((await region()).getByRole('status')).toHaveTextContent('0 of 6');
  });
});
