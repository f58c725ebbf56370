import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { differing } from './differences';

export type Side = 'mine' | 'theirs';
type Name<Fields> = keyof Fields & string;

interface Versions<Fields> {
  /** The fields that differ. */
  names: Name<Fields>[];
  mine: Fields;
  theirs: Fields;
  sides: Partial<Record<Name<Fields>, Side>>;
}

/** Two versions of one item, field by field; what is chosen stands in the form. */
export interface Conflict<Fields> extends Versions<Fields> {
  choose: (side: Side, names: readonly Name<Fields>[]) => void;
}

/**
 * What was typed here, and what somebody else stored meanwhile. Neither is lost while the form is open: a field that is
 * switched to theirs keeps mine, with everything that was typed into it until then.
 */
export function useConflict<Fields extends FieldValues>(form: UseFormReturn<Fields>) {
  const [versions, setVersions] = useState<Versions<Fields> | null>(null);
  const put = (name: Name<Fields>, value: unknown) =>
    form.setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>);

  /**
   * @param was what both began with, where that is known: a field that only they changed becomes theirs.
   * @returns whether anything differs
   */
  function meet(theirs: Fields, was?: Fields): boolean {
    const mine = form.getValues();
    const names = differing(mine, theirs);
    const sideOf = (name: Name<Fields>): Side => (was !== undefined && mine[name] === was[name] ? 'theirs' : 'mine');
    for (const name of names.filter((one) => sideOf(one) === 'theirs')) put(name, theirs[name]);
    setVersions({
      names,
      mine,
      theirs,
      sides: Object.fromEntries(names.map((name) => [name, sideOf(name)])) as Versions<Fields>['sides'],
    });
    return names.length > 0;
  }

  function choose(side: Side, names: readonly Name<Fields>[]) {
    if (!versions) return;
    const typed = names
      .filter((name) => versions.sides[name] === 'mine')
      .map((name) => [name, form.getValues(name as Path<Fields>)]);
    const mine = { ...versions.mine, ...Object.fromEntries(typed) } as Fields;
    const from = side === 'mine' ? mine : versions.theirs;
    for (const name of names) put(name, from[name]);
    setVersions({
      ...versions,
      mine,
      sides: { ...versions.sides, ...Object.fromEntries(names.map((name) => [name, side])) },
    });
  }

  const conflict: Conflict<Fields> | null = versions && versions.names.length > 0 ? { ...versions, choose } : null;
  return { conflict, meet };
}
