import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { encodeAnswers } from './answers';
import { textOf } from './saved';
import { all, answerAll, h1, key, press, yes } from './testing/answer';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
});

describe('a visitor', () => {
  it('gets a score for each area, a plan in its order, and what helps', async () => {
    open('/assessment');
    await answerAll({ 'ring-back': 'no', 'email-two-step': 'unsure' });
    expect(h1()).toHaveTextContent('Your tide mark is 88 of 100');
    expect(h1()).toHaveFocus();
    expect(document.title).toBe('Your result · CyberHarbour');
    const areas = within(await screen.findByRole('region', { name: 'Area by area, the weakest first' })).getAllByRole(
      'listitem',
    );
    expect(areas[0]).toHaveTextContent('Money changes57 of 100: On the way');
    const actions = screen.getAllByRole('checkbox');
    expect(actions.map((box) => box.closest('li')?.querySelector('strong')?.textContent)).toEqual([
      'Ring before you change any bank details',
      'Turn on two-step login for every email account',
    ]);
    const second = within(actions[1]?.closest('li') as HTMLElement);
    expect(second.getByText('15 minutes')).toBeVisible();
    expect(second.getByText('Essential Eight: Multi-factor authentication')).toBeVisible();
    expect(second.getByText(/You were not sure/)).toBeVisible();
    expect(second.getByRole('link', { name: /Guide: Passkeys Without Tears/ })).toHaveAttribute(
      'href',
      '/resources/passwords?q=Passkeys+Without+Tears',
    );
    expect(screen.getByText(/Essential Eight Maturity Model by the Australian Signals Directorate/)).toBeVisible();
  });

  it('finds result, ticks, owners and dates again after a reload', async () => {
    localStorage.setItem(
      key,
      textOf({
        draft: {},
        last: { at: '2026-03-04T00:00:00.000Z', answers: all('yes', { 'ring-back': 'no' }) },
        tasks: {},
      }),
    );
    const { unmount } = open('/assessment');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ring before you change any bank details' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Owner/ }), 'Mei');
    await userEvent.type(screen.getByLabelText(/^Due date/), '2026-12-01');
    unmount();
    open('/assessment');
    expect(await screen.findByRole('checkbox', { name: 'Ring before you change any bank details' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Owner/ })).toHaveValue('Mei');
    expect(screen.getByLabelText(/^Due date/)).toHaveValue('2026-12-01');
  });

  it('who takes it again sees what has changed', async () => {
    localStorage.setItem(
      key,
      textOf({
        draft: {},
        last: { at: '2026-03-04T00:00:00.000Z', answers: all('yes', { 'ring-back': 'no' }) },
        tasks: {},
      }),
    );
    open('/assessment');
    await press('Take it again and compare');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await answerAll({ 'scam-talk': 'no' });
    expect(h1()).toHaveTextContent('Your tide mark is 98 of 100');
    expect(screen.getByText(/it was 94: 4 up/)).toHaveTextContent('On 4 Mar 2026 it was 94: 4 up.');
    expect(await screen.findByText(/In good shape, 43 up/)).toBeVisible();
    expect(screen.getByText(/In good shape, 17 down/)).toBeVisible();
  });

  it('prints the plan', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open(`/assessment#answers=${encodeAnswers(yes)}`);
    await press('Print the plan');
    expect(print).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/Nothing left to do/)).toBeVisible();
    expect(
      screen.getByText('CyberHarbour: http://localhost/assessment. The guides are at http://localhost/resources.'),
    ).toBeInTheDocument();
  });
});
