import { defineCommand } from '../command-line/command.ts';
import type { Origin } from '@cyberharbour/platform/packages';
import { sayOrigin } from '../provenance/say-origin.ts';
import { ReleaseRefused, StoreFault } from '../store/errors.ts';
import type { Revision } from '../store/revision.ts';

/** What is live is said also where its description cannot be read: `verify` names that. */
const withoutDamaged = (error: unknown) => {
  if (error instanceof StoreFault || error instanceof ReleaseRefused) return undefined;
  throw error;
};

const line = (name: string, { current, previous, canary, pinned, disabled, at }: Revision, origin?: Origin) =>
  [
    `${name}  ${current}  since ${at}, before: ${previous ?? 'none'}`,
    canary && `${canary.version} for ${canary.percent} %`,
    pinned && 'pinned',
    disabled && 'disabled',
    sayOrigin(origin),
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
    const live = await Promise.all(
      units
        .flatMap(({ name, latest }) =>
          latest ? [{ name, latest, release: store.release(name, latest.current).catch(withoutDamaged) }] : [],
        )
        .map(async ({ release, ...one }) => ({ ...one, origin: (await release)?.origin })),
    );
    return {
      value: live.map(({ name, latest, origin }) => ({ name, ...latest, ...(origin && { origin }) })),
      sentence: live.map(({ name, latest, origin }) => line(name, latest, origin)).join('\n') || 'Nothing is live.',
    };
  },
});
