import { fakeApi } from '@cyberharbour/shared-api/testing';
import { isComplete, decodeAnswers, encodeAnswers } from './answers';
import { parseSaved, textOf } from './saved';
import { all, yes } from './testing/answer';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
});

describe('what is saved', () => {
  it('comes back as it was', () => {
    const answers = all('yes', { 'email-two-step': 'unsure', 'macros-off': 'none' });
    const saved = {
      draft: { 'email-two-step': 'no' },
      last: { at: '2026-03-04T00:00:00.000Z', answers },
      before: undefined,
      tasks: { 'ring-back': { done: true, owner: 'Mei', due: '' } },
    } as const;
    expect(parseSaved(textOf(saved))).toEqual(saved);
    expect(isComplete(answers)).toBe(true);
  });

  it.each([null, '', 'null', '[]', '{"draft":1,"last":{"at":"never","answers":"1.y"},"tasks":{"a":{"done":"yes"}}}'])(
    'is nothing where %s was found',
    (text) => {
      expect(parseSaved(text)).toEqual({ draft: {}, last: undefined, before: undefined, tasks: {} });
    },
  );

  it.each([
    encodeAnswers(yes).replace('1.', '2.'),
    encodeAnswers(yes).slice(0, -1),
    encodeAnswers(yes).replace('y', 'q'),
    encodeAnswers(yes).replace('y', 'x'),
    `${encodeAnswers(yes)}.y`,
  ])('refuses the answers %s', (text) => {
    expect(decodeAnswers(text)).toBeUndefined();
  });
});
