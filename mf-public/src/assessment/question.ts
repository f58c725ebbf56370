import type { GuideName } from './guides';

/** The areas of the home page's checklist, in its order. */
export const areas = {
  'two-step': 'Two-step login',
  updates: 'Updates',
  passwords: 'Passwords and logins',
  backups: 'Backups',
  money: 'Money changes',
  people: 'Knowing who to tell',
} as const;
export type AreaId = keyof typeof areas;
export const areaIds = Object.keys(areas) as AreaId[];

/** The eight strategies by the names of the Australian Signals Directorate (Essential Eight Maturity Model). */
export type Strategy =
  | 'Patch applications'
  | 'Patch operating systems'
  | 'Multi-factor authentication'
  | 'Restrict administrative privileges'
  | 'Application control'
  | 'Restrict Microsoft Office macros'
  | 'User application hardening'
  | 'Regular backups';

/** `unsure` is "Don't know"; `none` says that the question does not fit this person or business. */
export type Answer = 'yes' | 'partly' | 'no' | 'unsure' | 'none';

export interface Action {
  title: string;
  how: string;
  /** For one careful person, once. */
  minutes: number;
  /** What to read about it. */
  reading: GuideName;
  /** Only where the action is part of one of the eight. */
  strategy?: Strategy;
}

/** Asked so that "yes" is always the safer answer. */
export interface Question {
  id: string;
  area: AreaId;
  ask: string;
  /** Why it is asked, or where to look. */
  hint: string;
  /** The words of the answers; an answer without words is not offered. */
  yes?: string;
  partly?: string;
  no?: string;
  none?: string;
  /** 3 stops the losses that happen most, 2 limits the harm, 1 rounds it off. */
  weight: 1 | 2 | 3;
  action: Action;
}
