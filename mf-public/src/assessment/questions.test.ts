import { fakeApi } from '@cyberharbour/shared-api/testing';
import { actions as allActions } from './actions';
import { areaIds } from './question';
import { questions } from './questions';
import { total } from './testing/answer';

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
