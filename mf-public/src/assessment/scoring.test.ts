import { fakeApi } from '@cyberharbour/shared-api/testing';
import { areaScores } from './area-scores';
import { scoreOf } from './scoring';
import { all, yes } from './testing/answer';
import { todo } from './todo';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
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
