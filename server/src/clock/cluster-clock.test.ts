import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hour } from './durations.ts';
import { createClusterClock } from './cluster-clock.ts';

/** Machines whose clocks are right until somebody sets one. */
function openMachines(count: number) {
  const time = { passed: 5000 };
  const wrong = Array<number>(count).fill(0);
  const reads = wrong.map((_, place) => () => 1_000_000_000_000 + time.passed + (wrong[place] ?? 0));
  return { time, wrong, right: () => 1_000_000_000_000 + time.passed, reads };
}

const open = async ({ time, reads }: ReturnType<typeof openMachines>, asked = reads.slice(1)) =>
  createClusterClock({
    own: () => reads[0]?.() ?? 0,
    passed: () => time.passed,
    others: asked.map((read) => async () => read()),
  });

for (const by of [2 * hour, -2 * hour])
  it(`a machine whose clock is set by ${by / hour} h goes on with the time of the others`, async () => {
    const machines = openMachines(4);
    const clock = await open(machines);
    machines.wrong[0] = by;
    machines.time.passed += 60_000;
    assert.equal(clock.now(), machines.right(), 'before it was compared');
    await clock.compare();
    assert.equal(clock.now(), machines.right());
    // One that starts there asks the others first.
    assert.equal((await open(machines)).now(), machines.right());
  });

it('two of four clocks that are wrong in the same way change nothing', async () => {
  const machines = openMachines(4);
  const clock = await open(machines);
  machines.wrong[0] = machines.wrong[1] = 2 * hour;
  await clock.compare();
  assert.equal(clock.now(), machines.right());
});

it('where only the database can be asked, its clock is believed at the start, and a clock that is set later is not', async () => {
  const machines = openMachines(2);
  machines.wrong[0] = -2 * hour;
  const clock = await open(machines);
  assert.equal(clock.now(), machines.right());
  machines.wrong[1] = 2 * hour;
  await clock.compare();
  assert.equal(clock.now(), machines.right());
});

it('what cannot be asked is left out, and a wrong time is set right once most clocks say so', async () => {
  const machines = openMachines(3);
  machines.wrong[1] = machines.wrong[2] = hour;
  const clock = await open(machines);
  assert.equal(clock.now(), machines.right() + hour, 'most clocks say so');
  machines.wrong[1] = machines.wrong[2] = 0;
  assert.equal(await clock.compare(), -hour);
  assert.equal(clock.now(), machines.right());
  const alone = await createClusterClock({
    own: machines.right,
    passed: () => machines.time.passed,
    others: [() => Promise.reject(new Error('away'))],
  });
  assert.equal(alone.now(), machines.right());
});
