import type { ReleaseMove, ReleaseMoveName, ReleaseUnit } from '@cyberharbour/shared-api/contract';

/** A move that somebody is about to make. */
export type WantedMove = Pick<ReleaseMove, 'move' | 'version' | 'percent'>;

interface MoveWords {
  title: string;
  /** What it does to visitors. */
  effect: string;
  confirm: string;
}

/** What a move is called and does, before it is made. */
export function wordsOf({ name, live }: ReleaseUnit, { move, version = '' }: WantedMove): MoveWords {
  const { current, previous, trial } = live;
  const all: Record<ReleaseMoveName, MoveWords> = {
    promote: {
      title: `Promote ${name} ${version}?`,
      effect: `Now live: ${current}. Every gate is asked again, and its screens are opened in a browser first, which may take a minute.`,
      confirm: 'Promote',
    },
    rollback: trial
      ? {
          title: `Take ${trial.version} back from trial?`,
          effect: `Everybody gets ${current} at their next page.`,
          confirm: 'Take the trial back',
        }
      : {
          title: `Roll ${name} back?`,
          effect: `From ${current} to ${previous ?? 'none'}: everybody gets it at their next page. Nothing is built.`,
          confirm: 'Roll back',
        },
    pin: {
      title: `Pin ${name} at ${current}?`,
      effect: 'Promotions and roll backs are refused until it is unpinned. A trial ends.',
      confirm: 'Pin',
    },
    unpin: { title: `Unpin ${name}?`, effect: 'It can be promoted and rolled back again.', confirm: 'Unpin' },
    disable: {
      title: `Disable ${name}?`,
      effect: 'Its pages say that they are closed, for everybody, and none of its scripts runs. All others work.',
      confirm: 'Disable',
    },
    enable: { title: `Enable ${name}?`, effect: `Its pages come back at ${current}.`, confirm: 'Enable' },
  };
  return all[move];
}

/** Shares of the visitors that a trial begins with, or is widened to. */
export const shares = [1, 5, 10, 25, 50] as const;

/** Shares above the one that a trial has, in per cent; 100 is everybody. */
export const sharesAbove = (percent: number): number[] => [...shares.filter((share) => share > percent), 100];
