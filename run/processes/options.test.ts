import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { root } from '../root.ts';
import { runCommand } from './command.ts';

const npm = (...words: string[]) => runCommand('npm', ['run', '-s', ...words], { cwd: root });

describe('a command', () => {
  it('that is asked for help says how it is used, and does nothing else', async () => {
    for (const [command = '', option] of [
      ['bench', '--only LIST     of sizes, builds, starts, pages, admin'],
      ['bench:web', '--peer-post URL'],
      ['drill', '--requests NUMBER'],
      ['build-packages', '--builder URL'],
    ]) {
      const { code, output } = await npm(command, '--', '--help');
      assert.equal(code, 0, output);
      assert.match(output, new RegExp(`^npm run ${command} `, 'm'));
      assert.ok(output.includes(option ?? ''), output);
    }
  });

  it('refuses what it does not have by a sentence, before anything runs', async () => {
    for (const [words, sentence] of [
      ['bench -- --only size', '--only: there is no size. There are sizes, builds, starts, pages, admin.'],
      ['bench -- --runs many', '--runs must be a whole number above 0.'],
      ['bench:web -- --page /blog', "Unknown option '--page'"],
      ['drill -- clocks', 'There is no drill clocks. They are faults, clock, release, throughput, restore.'],
      ['build-packages -- --bilder x', "Unknown option '--bilder'"],
      ['drill -- --faults kiled', '--faults: there is no kiled.'],
    ] as const) {
      const { code, output } = await npm(...words.split(' '));
      assert.notEqual(code, 0);
      assert.ok(output.includes(sentence), output);
      assert.doesNotMatch(output, /^ +at /m);
    }
  });
});
