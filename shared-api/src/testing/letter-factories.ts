import type { Alert, Letter } from '../contract/index';

const then = '2026-03-04T05:06:07.000Z';

export const makeAlert = (some: Partial<Alert> = {}): Alert => ({
  _id: 'a1',
  title: 'Texts about unpaid tolls',
  happened: 'Texts say that a toll is unpaid.',
  affected: 'Everybody with a phone.',
  advice: 'Delete them.',
  link: { href: '/resources/ring-back', title: 'Ring back' },
  corrections: [],
  beganAt: then,
  endsAt: '2026-03-07T05:06:07.000Z',
  isRunning: true,
  updatedAt: then,
  ...some,
});

export const makeLetter = (some: Partial<Letter> = {}): Letter => ({
  _id: 'l1',
  subject: 'What went around in March',
  blocks: [],
  topics: ['monthly'],
  state: 'draft',
  code: '7KQX-M2PD',
  sendAt: null,
  begunAt: null,
  endedAt: null,
  createdAt: then,
  updatedAt: then,
  ...some,
});
