import type { Question } from '../question';

export const updates = [
  {
    id: 'system-updates',
    area: 'updates',
    ask: 'Do your phones and computers install updates by themselves?',
    hint: 'In Settings, look for “Software update” or “Windows Update”.',
    partly: 'Some of them',
    weight: 3,
  },
  {
    id: 'app-updates',
    area: 'updates',
    ask: 'Are browsers, email and office programs updated within two weeks?',
    hint: 'Most can do it by themselves. The ones that ask and are told “later” count as no.',
    partly: 'Some of them',
    weight: 2,
  },
  {
    id: 'still-supported',
    area: 'updates',
    ask: 'Does every device you use still get updates from its maker?',
    hint: 'An old phone or computer may say “up to date” because there are no more updates.',
    partly: 'Most of them',
    weight: 2,
  },
  {
    id: 'network-updates',
    area: 'updates',
    ask: 'Are your router, till and cameras up to date, with passwords of your own?',
    hint: 'The password printed on the box is known to others.',
    partly: 'Some of them',
    weight: 1,
  },
] as const satisfies readonly Question[];
