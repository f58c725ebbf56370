import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answer } from './load.ts';
import { countAnswers, describeResult, timeUntilAnswered, timeUntilBack } from './report.ts';
import { addToPage } from './report-page.ts';

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

  it('tells refusals from a 503 without Retry-After, another 5xx and no answer at all', () => {
    const read = (status: number, hasRetryAfter = false): Answer => ({
      kind: 'read',
      status,
      hasRetryAfter,
      took: 1,
      at: 0,
    });
    const answers = [read(200), read(304), read(503, true), read(503), read(500), read(0), write(0, 503), write(0)];
    assert.deepEqual(countAnswers(answers), { reads: 6, readsFailed: 4, refused: 2, otherFailures: 2, unanswered: 1 });
  });

  it('says when the last request failed, whatever was asked for', () => {
    const answers = [write(90, 0), write(120, 503), write(150), { ...write(170, 500), kind: 'page' as const }];
    assert.equal(timeUntilAnswered(answers, 100), 70);
    assert.equal(timeUntilAnswered(answers.slice(2, 3), 100), 0);
  });

  const result = {
    fault: 'primary killed',
    rounds: 3,
    rates: '10 + 30',
    acknowledged: 500,
    lost: 1,
    twice: 2,
    back: [9000, 4000, 21_000],
    reads: 900,
    readsFailed: 7,
    refused: 40,
    otherFailures: 5,
    unanswered: 6,
  };

  it('is a line for each fault, with the median and the longest time', () => {
    const cells = [
      'primary killed',
      '3',
      '10 + 30',
      '500',
      '1',
      '2',
      '9.0',
      '21.0',
      '7 of 900',
      '40',
      '5',
      '6',
      'today',
    ];
    assert.deepEqual(describeResult(result, 'today'), cells);
  });

  it('leaves what other drills met where it is, and replaces what is met again', () => {
    const table = { heading: 'Faults', words: 'Each of them once.', columns: ['Fault', 'Lost'] };
    const first = addToPage('# Drill\n\nWhat happened.\n', {
      ...table,
      rows: [
        ['killed', '1'],
        ['paused', '2'],
      ],
    });
    assert.equal(
      first,
      '# Drill\n\nWhat happened.\n\n## Faults\n\nEach of them once.\n\n' +
        '| Fault | Lost |\n| --- | --- |\n| killed | 1 |\n| paused | 2 |\n',
    );
    const other = addToPage(first, { heading: 'Clock', words: 'Once.', columns: ['What'], rows: [['codes']] });
    const again = addToPage(other, {
      ...table,
      rows: [
        ['killed', '0'],
        ['cut off', '0'],
      ],
    });
    assert.match(again, /\| killed \| 0 \|\n\| paused \| 2 \|\n\| cut off \| 0 \|\n\n## Clock\n\nOnce\./);
  });
});
