import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answer } from './load.ts';
import { countAnswers, describeResults, timeUntilBack } from './report.ts';

const write = (at: number, status = 201): Answer => ({
  kind: 'write',
  status,
  hasRetryAfter: status === 503,
  took: 1,
  at,
});

describe('the report of a drill', () => {
  it('counts from the fault to the end of the longest time without an acknowledged write', () => {
    // Two writes were still on their way when the primary died.
    const answers = [90, 105, 110, 9000, 9100, 9200].map((at) => write(at));
    assert.equal(timeUntilBack(answers, 100, 9300, 50), 8900);
    assert.equal(timeUntilBack(answers.slice(0, 3), 100, 9300, 50), 9200, 'they never came back');
    assert.equal(
      timeUntilBack(
        [120, 140, 160].map((at) => write(at)),
        100,
        170,
        50,
      ),
      0,
      'nobody noticed',
    );
    assert.equal(timeUntilBack([write(120, 503), write(5000)], 100, 5010, 50), 4900, 'a refusal is none');
  });

  it('calls a 503 without Retry-After, another 5xx and no answer at all failures', () => {
    const read = (status: number, hasRetryAfter = false): Answer => ({
      kind: 'read',
      status,
      hasRetryAfter,
      took: 1,
      at: 0,
    });
    const answers = [read(200), read(304), read(503, true), read(503), read(500), read(0), write(0, 503), write(0)];
    assert.deepEqual(countAnswers(answers), { reads: 6, readsFailed: 4, writesRefused: 1, otherFailures: 3 });
  });

  it('is a line for each fault, with the median and the longest time', () => {
    const table = describeResults([
      {
        fault: 'primary killed',
        rounds: 3,
        acknowledged: 500,
        lost: 1,
        twice: 2,
        back: [9000, 4000, 21_000],
        reads: 900,
        readsFailed: 7,
        writesRefused: 40,
        otherFailures: 5,
      },
    ]);
    assert.equal(table.split('\n').at(-1), '| primary killed | 3 | 500 | 1 | 2 | 9.0 | 21.0 | 7 of 900 | 40 | 5 |');
  });
});
