import type { CampaignFigures, CampaignProgress, CampaignUpdate, OwnJoin, StepCounts } from '../contract/index';

export const makeProgress = (some: Partial<CampaignProgress> = {}): CampaignProgress => ({
  joined: 12,
  done: null,
  stillOn: 0,
  goal: null,
  isOver: false,
  mine: null,
  ...some,
});

export const makeStepCounts = (some: Partial<StepCounts> = {}): StepCounts => ({
  seen: 40,
  joined: 12,
  done: 7,
  'still-30': null,
  'still-90': 0,
  'passed-on': 5,
  ...some,
});

export const makeFigures = (some: Partial<CampaignFigures> = {}): CampaignFigures => ({
  success: true,
  title: 'Spot the phish',
  goal: 50,
  total: makeStepCounts(),
  weeks: [{ from: '2026-03-02', to: '2026-03-08', counts: makeStepCounts() }],
  sources: [{ source: 'poster', counts: makeStepCounts() }],
  ...some,
});

export const makeOwnJoin = (some: Partial<OwnJoin> = {}): OwnJoin => ({
  campaign: { _id: 'c1', title: 'Spot the phish', endTime: '2099-03-06T00:00:00.000Z' },
  state: 'joined',
  joinedAt: '2026-03-05T05:06:07.000Z',
  ...some,
});

export const makeUpdate = (some: Partial<CampaignUpdate> = {}): CampaignUpdate => ({
  _id: 'n1',
  campaignId: 'c1',
  topic: 'news',
  title: 'Week one',
  content: 'Forty cards beside forty screens.',
  status: 'approved',
  createdAt: '2026-03-05T05:06:07.000Z',
  updatedAt: '2026-03-04T05:06:07.000Z',
  author: { _id: 'u1', name: 'Tom Okafor' },
  ...some,
});
