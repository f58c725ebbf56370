import type { AreaId } from '../assessment/question';

export interface Check {
  area: AreaId;
  check: string;
  note: string;
}

/** The home page's six points, what helps most first. */
export const checks: readonly Check[] = [
  { area: 'two-step', check: 'Two-step login is on', note: 'For email and banking first.' },
  { area: 'updates', check: 'Updates install themselves', note: 'Phones, laptops, till and router.' },
  {
    area: 'passwords',
    check: 'Every login has its own password',
    note: 'A password manager remembers them for you.',
  },
  { area: 'backups', check: 'A backup is kept somewhere else', note: 'And you have tried getting a file back.' },
  { area: 'money', check: 'Money changes get a phone call', note: 'On a number you already had.' },
  { area: 'people', check: 'Everyone knows who to tell', note: 'A mistake reported early is a small one.' },
];
