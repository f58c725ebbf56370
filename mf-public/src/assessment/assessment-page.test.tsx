import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { questions } from './questions';
import { answerAll, choose, h1, press, total } from './testing/answer';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
});

describe('a visitor', () => {
  it('to whom it is happening now reads what to do, and whom to ring', async () => {
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

  it('cannot go on without an answer, and reads so where it is missing', async () => {
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
