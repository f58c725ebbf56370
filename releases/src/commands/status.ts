import { defineCommand } from '../command-line/command.ts';
import type { Revision } from '../store/revision.ts';

const line = (name: string, { current, previous, canary, pinned, disabled, at }: Revision) =>
  [
    `${name}  ${current}  since ${at}, before: ${previous ?? 'none'}`,
    canary && `${canary.version} for ${canary.percent} %`,
    pinned && 'pinned',
    disabled && 'disabled',
  ]
    .filter(Boolean)
    .join(', ');

export const status = defineCommand({
  verb: 'status',
  words: [],
  options: {},
  does: 'what is live',
  async run({ store }) {
    const units = await Promise.all(
      (await store.remotes()).map(async (name) => ({ name, latest: await store.latest(name) })),
    );
    const live = units.flatMap(({ name, latest }) => (latest ? [{ name, latest }] : []));
    return {
      value: live.map(({ name, latest }) => ({ name, ...latest })),
      sentence: live.map(({ name, latest }) => line(name, latest)).join('\n') || 'Nothing is live.',
    };
  },
});
