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

/** `unsure` is "Don't know"; `none` says that the question does not fit this person or business. */
export type Answer = 'yes' | 'partly' | 'no' | 'unsure' | 'none';

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
  /** Asked of shops and clubs alone; of others it counts as one that does not fit. It offers `none`. */
  only?: 'group';
  /** 3 stops the losses that happen most, 2 limits the harm, 1 rounds it off. */
  weight: 1 | 2 | 3;
}
