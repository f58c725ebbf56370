import { fakeApi } from '@cyberharbour/shared-api/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { actions } from './actions';
import { questions } from './questions';
import { samples } from './sample-plan';
import { textOf } from './saved';
import { all, answerAll, choose, h1, key, press } from './testing/answer';
import { effort } from './todo';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
});

const asks = (at: number) => questions[at - 1]?.ask ?? '';

describe('the browser’s Back', () => {
  it('goes one question back, with its answer and the focus on its heading, and at last to the start', async () => {
    const { router } = open('/assessment');
    await press('Start');
    await choose('No');
    await press('Next');
    await choose('On some accounts');
    await press('Next');
    expect(h1()).toHaveTextContent(asks(2));
    await act(() => router.navigate(-1));
    expect(h1()).toHaveTextContent(asks(1));
    expect(h1()).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'On some accounts' })).toBeChecked();
    await act(() => router.navigate(-1));
    await act(() => router.navigate(-1));
    expect(h1()).toHaveTextContent('Full assessment');
    await act(() => router.navigate(1));
    expect(h1()).toHaveTextContent('Is something happening right now?');
  });

  it('leaves no question twice in the history to who went back by the button of the page', async () => {
    const { router } = open('/assessment');
    await press('Start');
    await choose('No');
    await press('Next');
    await press('Back');
    expect(h1()).toHaveTextContent('Is something happening right now?');
    await act(() => router.navigate(-1));
    expect(h1()).toHaveTextContent('Full assessment');
  });

  it('finds the answers again from a result, and a changed one makes it another', async () => {
    const { router } = open('/assessment');
    await answerAll({ 'scam-talk': 'no' });
    expect(h1()).toHaveTextContent('Your tide mark is 98 of 100');
    await act(() => router.navigate(-1));
    expect(h1()).toHaveTextContent(asks(questions.length));
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await choose('Yes');
    await press('See your result');
    expect(h1()).toHaveTextContent('Your tide mark is 100 of 100');
    expect(screen.queryByText(/it was 98/)).toBeNull();
  });

  it('cannot finish past a question that has no answer', async () => {
    localStorage.setItem(key, textOf({ draft: { ...all('yes'), 'ring-back': undefined } as never, tasks: {} }));
    const { router } = open('/assessment');
    await screen.findByRole('button', { name: /^Go on at/ });
    const state = { view: { step: 'question', at: questions.length }, follows: false };
    await act(() => router.navigate('/assessment', { state }));
    await press('See your result');
    expect(h1()).toHaveTextContent(questions.find(({ id }) => id === 'ring-back')?.ask ?? '');
  });

  it.each([{ view: { step: 'question', at: 99 } }, { view: { step: 'gone' } }, { view: null }, 'text'])(
    'opens the start where the history holds %j',
    async (state) => {
      const { router } = open('/assessment');
      await act(() => router.navigate('/assessment', { state }));
      expect(h1()).toHaveTextContent('Full assessment');
    },
  );
});

describe('the start', () => {
  it('shows a plan as results have them', async () => {
    open('/assessment');
    expect(await screen.findByRole('heading', { name: 'What a plan looks like' })).toBeVisible();
    for (const { title, effort: shown, area } of samples) {
      const [id, action] = Object.entries(actions).find(([, each]) => each.title === title) ?? [];
      expect(effort(action?.minutes ?? 0)).toBe(shown);
      expect(questions.find((question) => question.id === id)?.area).toBe(area);
    }
  });

  it('shows the last result to who is taking it again', async () => {
    localStorage.setItem(
      key,
      textOf({
        draft: { 'email-two-step': 'yes' },
        last: { at: '2026-03-04T00:00:00.000Z', answers: all('no') },
        tasks: {},
      }),
    );
    open('/assessment');
    expect(await screen.findByRole('region', { name: 'Your last result' })).toHaveTextContent(
      '0 of 100, on 4 Mar 2026: start here.',
    );
    expect(screen.queryByText('What a plan looks like')).toBeNull();
    await press('See your last result');
    expect(h1()).toHaveTextContent('Your tide mark is 0 of 100');
  });
});

describe('what was ticked on the home page', () => {
  it('is filled in, and can be changed', async () => {
    localStorage.setItem('cyberharbour:checklist', '["two-step"]');
    open('/assessment');
    expect(await screen.findByText(/What you ticked on the home page is filled in/)).toBeVisible();
    await press('Start');
    await choose('No');
    await press('Next');
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(screen.getByText(/^From what you ticked on the home page/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await choose('No');
    expect(screen.queryByText(/^From what you ticked/)).toBeNull();
    await press('Back');
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });
});
