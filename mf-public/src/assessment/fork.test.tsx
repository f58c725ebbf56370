import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { totalFor, isAsked } from './audience';
import { choicesOf, questions } from './questions';
import { textOf } from './saved';
import { all, choose, h1, key, press, total } from './testing/answer';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
});

const chooseMyself = async () =>
  userEvent.click(
    await screen.findByRole('radio', { name: `Myself and my household: ${totalFor('person')} questions` }),
  );

describe('whoever takes it for themselves', () => {
  it('is asked what fits a household, counts to that number, and loses nothing by the rest', async () => {
    open('/assessment');
    await chooseMyself();
    await press('Start');
    expect(screen.getByRole('status')).toHaveTextContent(`Question 1 of ${totalFor('person')}`);
    await choose('No');
    await press('Next');
    const asked = questions.filter((each) => isAsked(each, 'person'));
    for (const [place, question] of asked.entries()) {
      expect(h1()).toHaveTextContent(question.ask);
      expect(screen.getByRole('status')).toHaveTextContent(`Question ${place + 2} of ${totalFor('person')}`);
      await choose(choicesOf(question)[0]?.label ?? '');
      await press(/^(Next|See your result)$/);
    }
    expect(asked).toHaveLength(20);
    expect(h1()).toHaveTextContent('Your tide mark is 100 of 100');
  });

  it('takes it again for themselves', async () => {
    const last = { at: '2026-03-04T00:00:00.000Z', answers: all('yes') };
    localStorage.setItem(key, textOf({ draft: {}, audience: 'person', last, tasks: {} }));
    open('/assessment');
    await press('Take it again and compare');
    expect(screen.getByRole('status')).toHaveTextContent(`Question 1 of ${totalFor('person')}`);
  });
});

it('a shop or a club is asked everything, as ever', async () => {
  open('/assessment');
  expect(await screen.findByRole('radio', { name: `A shop, a business or a club: ${total} questions` })).toBeChecked();
  await press('Start');
  expect(screen.getByRole('status')).toHaveTextContent(`Question 1 of ${total}`);
});

it('every question that is asked of shops alone can be answered with: it does not fit', () => {
  for (const question of questions.filter((each) => !isAsked(each, 'person')))
    expect(choicesOf(question).map(({ value }) => value)).toContain('none');
});
