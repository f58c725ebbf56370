import { diff, verifyStore } from '../index.ts';
import type { Revision } from '../index.ts';
import { need } from '../command-line/command.ts';
import type { Command } from '../command-line/command.ts';

const line = (name: string, { current, previous, canary, pinned, disabled, at }: Revision) =>
  [
    `${name}  ${current}  since ${at}, before: ${previous ?? 'none'}`,
    canary && `${canary.version} for ${canary.percent} %`,
    pinned && 'pinned',
    disabled && 'disabled',
  ]
    .filter(Boolean)
    .join(', ');

export const status: Command = {
  usage: 'status',
  does: 'what is live',
  async run({ store }) {
    const read = await Promise.all(
      (await store.remotes()).map(async (name) => ({ name, live: await store.latest(name) })),
    );
    const live = read.flatMap((part) => (part.live ? [{ name: part.name, live: part.live }] : []));
    return {
      value: live.map(({ name, live: one }) => ({ name, ...one })),
      sentence: live.map(({ name, live: one }) => line(name, one)).join('\n') || 'Nothing is live.',
    };
  },
};

export const history: Command = {
  usage: 'history <name>',
  does: 'every step, oldest first',
  async run(asked) {
    const steps = await asked.store.history(need(asked, 0, 'A name'));
    const told = ({ revision, at, action, current, canary, by, reason }: Revision) =>
      [
        String(revision),
        at,
        `${action} ${canary ? `${canary.version} for ${canary.percent} %` : current}`,
        by && `by ${by}`,
        reason && `(${reason})`,
      ]
        .filter(Boolean)
        .join('  ');
    return { value: steps, sentence: steps.map(told).join('\n') || 'Nothing has happened yet.' };
  },
};

const list = (word: string, files: string[]) => (files.length > 0 ? [`${word}: ${files.join(', ')}`] : []);

export const difference: Command = {
  usage: 'diff <name> [<version> [<version>]]',
  does: 'what is different: files, bytes, needs and claims',
  async run(asked) {
    const found = await diff(asked.store, need(asked, 0, 'A name'), asked.words[1], asked.words[2]);
    const needs = Object.entries(found.needs).map(([what, [before, after]]) => `${what}: ${before} -> ${after}`);
    const scripts = `scripts: ${found.scripts[0]} -> ${found.scripts[1]} bytes (brotli)`;
    const sentence = [
      `${found.name} ${found.from} -> ${found.to}`,
      ...list('added', found.added),
      ...list('removed', found.removed),
      ...list('changed', found.changed),
      scripts,
      ...needs,
      ...list('names added', found.names.added),
      ...list('names removed', found.names.removed),
    ].join('\n');
    return { value: found, sentence };
  },
};

export const verify: Command = {
  usage: 'verify [<name> [<version>]]',
  does: 'every file, signature and history: of what is in use, of one part, or of one version',
  async run({ store, words }) {
    const { checked, faults } = await verifyStore(store, words[0], words[1]);
    return {
      value: { checked, faults },
      sentence: faults.length === 0 ? `${checked.length} versions are as they were published.` : faults.join('\n'),
      no: faults.length > 0,
    };
  },
};
