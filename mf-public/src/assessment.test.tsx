import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actions as allActions } from './assessment/actions';
import { areaScores } from './assessment/area-scores';
import { isComplete, read, written } from './assessment/answers';
import { areaIds, type Answer } from './assessment/question';
import { choicesOf, questions } from './assessment/questions';
import { savedIn, textOf } from './assessment/saved';
import { scoreOf } from './assessment/scoring';
import { todo } from './assessment/todo';
import { open } from './testing/open';

const total = questions.length + 1;
const all = (answer: Answer, but: Record<string, Answer> = {}) =>
  Object.fromEntries(questions.map(({ id }) => [id, but[id] ?? answer]));
const yes = all('yes');
const key = 'cyberharbour:assessment';
const h1 = () => screen.getByRole('heading', { level: 1 });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(screen.getByRole('radio', { name }));

/** Everything answered with its first choice, except those that are named. */
async function answerAll(but: Record<string, Answer> = {}) {
  await press(/^Start/);
  await choose('No');
  await press('Next');
  for (const question of questions) {
    const wanted = but[question.id] ?? 'yes';
    await choose(choicesOf(question).find(({ value }) => value === wanted)?.label ?? '');
    await press(/^(Next|See your result)$/);
  }
}

beforeEach(() => {
  localStorage.clear();
  fakeApi();
});

describe('the questions', () => {
  it('are 20 to 25, with two or more in every area that always apply', () => {
    expect(total).toBeGreaterThanOrEqual(20);
    expect(total).toBeLessThanOrEqual(25);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const area of areaIds)
      expect(questions.filter((question) => question.area === area && !question.none).length).toBeGreaterThanOrEqual(2);
  });

  it('touch all eight of the Essential Eight', () => {
    expect(new Set(Object.values(allActions).flatMap(({ strategy }) => strategy ?? [])).size).toBe(8);
  });
});

describe('the score', () => {
  it('is everything for yes, nothing for no and for not knowing, and half for partly', () => {
    expect(scoreOf(yes)).toBe(100);
    expect(scoreOf(all('no'))).toBe(0);
    expect(scoreOf(all('unsure'))).toBe(0);
    expect(scoreOf(all('partly'))).toBe(50);
  });

  it('leaves out what does not apply', () => {
    expect(scoreOf({ ...yes, 'macros-off': 'none', 'two-people': 'none' })).toBe(100);
    expect(todo({ ...yes, 'macros-off': 'none' })).toEqual([]);
  });

  it('puts the weakest area first, and the action that wins most, then the quickest', () => {
    const answers = {
      ...yes,
      'ring-back': 'no',
      'two-people': 'no',
      'scam-talk': 'no',
      'email-two-step': 'no',
    } as const;
    expect(areaScores(answers)[0]).toEqual({ area: 'money', score: 29 });
    expect(todo(answers).map(({ id }) => id)).toEqual(['ring-back', 'email-two-step', 'two-people', 'scam-talk']);
  });
});

describe('what is kept', () => {
  it('comes back as it was', () => {
    const answers = all('yes', { 'email-two-step': 'unsure', 'macros-off': 'none' });
    const saved = {
      draft: { 'email-two-step': 'no' },
      last: { at: '2026-03-04T00:00:00.000Z', answers },
      before: undefined,
      tasks: { 'ring-back': { done: true, owner: 'Mei', due: '' } },
    } as const;
    expect(savedIn(textOf(saved))).toEqual(saved);
    expect(isComplete(answers)).toBe(true);
  });

  it.each([null, '', 'null', '[]', '{"draft":1,"last":{"at":"never","answers":"1.y"},"tasks":{"a":{"done":"yes"}}}'])(
    'is nothing where %s was found',
    (text) => {
      expect(savedIn(text)).toEqual({ draft: {}, last: undefined, before: undefined, tasks: {} });
    },
  );

  it.each([
    written(yes).replace('1.', '2.'),
    written(yes).slice(0, -1),
    written(yes).replace('y', 'q'),
    written(yes).replace('y', 'x'),
    `${written(yes)}.y`,
  ])('refuses the answers %s', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

it('the home page leads to the full assessment', async () => {
  open('/');
  expect(await screen.findByRole('link', { name: 'Take Full Assessment' })).toHaveAttribute('href', '/assessment');
});

describe('a visitor', () => {
  it('to whom it is happening now is told what to do, and whom to ring', async () => {
    open('/assessment');
    await press('Start');
    expect(h1()).toHaveTextContent('Is something happening right now?');
    expect(h1()).toHaveFocus();
    await choose('Yes, or I think so');
    await press('Next');
    expect(h1()).toHaveTextContent('Do these things now');
    expect(h1()).toHaveFocus();
    expect(screen.getByRole('link', { name: '1300 CYBER1 (1300 292 371)' })).toHaveAttribute('href', 'tel:1300292371');
    expect(screen.getByRole('link', { name: '1800 595 160' })).toHaveAttribute('href', 'tel:1800595160');
    expect(screen.getByRole('link', { name: 'cyber.gov.au/report' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'scamwatch.gov.au' })).toBeVisible();
    expect(screen.getByRole('link', { name: '000' })).toHaveAttribute('href', 'tel:000');
    expect(screen.getByText(/^Numbers and addresses as published by/)).toBeVisible();
    await press('Go on with the questions');
    expect(screen.getByRole('status')).toHaveTextContent(`Question 2 of ${total}: Two-step login`);
  });

  it('cannot go on without an answer, and is told so where it is missing', async () => {
    open('/assessment');
    await press('Start');
    await press('Next');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Is something happening right now?' })).toHaveAccessibleDescription(
      /Choose an answer/,
    );
    await userEvent.click(screen.getByRole('link', { name: /Choose an answer/ }));
    expect(screen.getByRole('radio', { name: 'Yes, or I think so' })).toHaveFocus();
    await press('Next');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('goes back to an answer that is still there', async () => {
    open('/assessment');
    await press('Start');
    await choose('No');
    await press('Next');
    await choose('On some accounts');
    await press('Next');
    await press('Back');
    expect(screen.getByRole('radio', { name: 'On some accounts' })).toBeChecked();
    expect(h1()).toHaveFocus();
  });

  it('who left in the middle goes on where they were', async () => {
    const { unmount } = open('/assessment');
    await press('Start');
    await choose('No');
    await press('Next');
    await choose('On some accounts');
    unmount();
    open('/assessment');
    await press('Go on at question 3');
    expect(screen.getByRole('status')).toHaveTextContent(`Question 3 of ${total}`);
  });

  it('answers by keyboard alone', async () => {
    open('/assessment');
    (await screen.findByRole('button', { name: 'Start' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    expect(h1()).toHaveTextContent(questions[0]?.ask ?? '');
    expect(h1()).toHaveFocus();
  });

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
    open(`/assessment#answers=${written(yes)}`);
    await press('Print the plan');
    expect(print).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/Nothing left to do/)).toBeVisible();
    expect(
      screen.getByText('CyberHarbour: http://localhost/assessment. The guides are at http://localhost/resources.'),
    ).toBeInTheDocument();
  });

  it('shares a result in the fragment of a link, which opens the same result elsewhere', async () => {
    localStorage.setItem(
      key,
      textOf({
        draft: {},
        last: {
          at: '2026-03-04T00:00:00.000Z',
          answers: all('partly', { 'backup-apart': 'no', 'scam-talk': 'unsure' }),
        },
        tasks: {},
      }),
    );
    const { unmount } = open('/assessment');
    await press('Make a link to share');
    const link = new URL((await screen.findByLabelText<HTMLInputElement>('Link to this result')).value);
    const own = h1().textContent;
    expect(link.search).toBe('');
    unmount();
    localStorage.clear();
    open(`${link.pathname}${link.hash}`);
    expect(await screen.findByText(/Somebody shared this result/)).toBeVisible();
    expect(own).toContain(h1().textContent.replace('A tide mark of', '').trim());
    expect(localStorage).toHaveLength(0);
  });

  it('keeps a shared result only by choice, and the address is clean again', async () => {
    const { router } = open(`/assessment#answers=${written(all('no'))}`);
    await press('Keep it in this browser');
    expect(h1()).toHaveTextContent('Your tide mark is 0 of 100');
    expect(h1()).toHaveFocus();
    expect(router.state.location.hash).toBe('');
  });

  it('with a link that was cut off is told so, and can start', async () => {
    open('/assessment#answers=1.yyn');
    expect(await screen.findByText(/That link does not hold a result/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  it('whose browser keeps nothing can take it all the same', async () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    open('/assessment');
    await answerAll();
    expect(h1()).toHaveTextContent('Your tide mark is 100 of 100');
    refused.mockRestore();
  });
});
