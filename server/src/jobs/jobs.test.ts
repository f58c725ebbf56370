import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onEveryDatabase } from '../testing/dialects.ts';
import { everyHour, type Job, runJob } from './jobs.ts';
import { minute } from '../clock/durations.ts';

onEveryDatabase('a job of several processes', (server) => {
  const countJob = (name: string, work: () => Promise<void> = async () => undefined) => {
    const runs = { count: 0 };
    const run = async () => {
      runs.count += 1;
      await work();
    };
    return { runs, job: { name, period: everyHour, run } satisfies Job };
  };
  /** As many processes as that look at the same moment. */
  const look = (job: Job, processes = 3) =>
    Promise.all(Array.from({ length: processes }, () => runJob(server().context, job)));

  it('is done by one of them, once in its period', async () => {
    const { job, runs } = countJob('once');
    await look(job);
    await look(job);
    assert.equal(runs.count, 1);
    server().pass(61 * minute);
    await look(job);
    assert.equal(runs.count, 2);
  });

  it('that a process left half-way is taken over within 30 s, by one of the others', async () => {
    let end = () => {};
    const left = countJob('left', () => new Promise<void>((resolve) => (end = resolve)));
    const first = runJob(server().context, left.job);
    while (left.runs.count === 0) await new Promise(setImmediate);
    const other = countJob('left');
    await look(other.job);
    assert.equal(other.runs.count, 0, 'the first process still says that it works');
    // Its next word is ten seconds away by the clock on the wall; by the clock of the servers it never came.
    server().pass(21_000);
    await look(other.job);
    assert.equal(other.runs.count, 1);
    await look(other.job);
    assert.equal(other.runs.count, 1, 'done is done');
    end();
    await first;
  });

  it('that takes longer than its period is not begun a second time beside itself', async () => {
    let end = () => {};
    const slow = countJob('slow', () => new Promise<void>((resolve) => (end = resolve)));
    const first = runJob(server().context, { ...slow.job, period: async () => 1000 });
    while (slow.runs.count === 0) await new Promise(setImmediate);
    server().pass(5000);
    await runJob(server().context, { ...slow.job, period: async () => 1000 });
    assert.equal(slow.runs.count, 1);
    end();
    await first;
  });

  it('that fails is tried again in its next period', async () => {
    const { job, runs } = countJob('failing', async () => {
      throw new Error('not today');
    });
    await assert.rejects(runJob(server().context, job), /not today/);
    await runJob(server().context, job);
    assert.equal(runs.count, 1);
    server().pass(61 * minute);
    await assert.rejects(runJob(server().context, job), /not today/);
  });
});
