import type { LibraryItem } from '@cyberharbour/shared-api/contract';
import { useEffect, useRef, useState } from 'react';
import { useMoveResource } from '../api/library';

export type Direction = 'up' | 'down';

interface Move {
  id: string;
  direction: Direction;
  place: number;
}

/** Moves resources one place at a time, says where each is now, and leaves the focus on what was moved. */
export function useOrder(shown: readonly LibraryItem[]) {
  const moving = useMoveResource();
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState<Move>();
  const index = shown.findIndex(({ _id }) => _id === last?.id);
  const isThere = last !== undefined && index + 1 === last.place;
  useEffect(() => {
    if (!last || !isThere) return;
    const buttons = [...(list.current?.children[last.place - 1]?.querySelectorAll('button[data-move]') ?? [])];
    const usable = buttons.filter((each) => each instanceof HTMLButtonElement && !each.disabled) as HTMLButtonElement[];
    (usable.find(({ dataset }) => dataset['move'] === last.direction) ?? usable[0])?.focus();
  }, [last, isThere]);
  const move = (id: string, direction: Direction) => {
    const from = shown.findIndex(({ _id }) => _id === id) + 1;
    const place = direction === 'up' ? from - 1 : from + 1;
    if (moving.isPending || place < 1 || place > shown.length) return;
    moving.mutate({ id, place }, { onSuccess: () => setLast({ id, direction, place }) });
  };
  const said = isThere ? `${shown[index]?.title ?? ''} is now ${last.place} of ${shown.length}.` : '';
  return { move, said, list };
}
