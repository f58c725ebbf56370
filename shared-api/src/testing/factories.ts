import type { AuditEntry, Blog, BlogSummary, Campaign, Resource, Statistics, User } from '../contract/index';

const then = '2026-03-04T05:06:07.000Z';
const picture = { imageUrl: null, imageVariants: [], imageWidth: null, imageHeight: null };

export const user = (some: Partial<User> = {}): User => ({
  _id: 'u1',
  name: 'Tom Okafor',
  email: 'tom@example.com',
  role: 'general',
  hasOtp: false,
  isAccountVerified: true,
  businessName: null,
  businessAddress: null,
  businessAbn: null,
  createdAt: then,
  ...some,
});

export const blog = (some: Partial<Blog> = {}): Blog => ({
  _id: 'b1',
  title: 'The invoice that was almost right',
  content: 'It came on a Tuesday.\nThe account number was new.',
  ...picture,
  status: 'approved',
  createdAt: then,
  updatedAt: then,
  author: { _id: 'u1', name: 'Tom Okafor' },
  ...some,
});

/** A blog as lists show it. */
export const summary = ({ content, ...rest }: Blog): BlogSummary => ({ ...rest, excerpt: content.length > 120 ? `${content.slice(0, 120)}…` : content });

export const campaign = (some: Partial<Campaign> = {}): Campaign => ({
  _id: 'c1',
  title: 'Spot the phish',
  description: 'Bring the message you were not sure about.',
  ...picture,
  startTime: '2026-03-05T00:00:00.000Z',
  endTime: '2099-03-06T00:00:00.000Z',
  status: 'active',
  createdAt: then,
  updatedAt: then,
  createdBy: { _id: 'u1', name: 'Tom Okafor', isBusiness: false, businessName: null },
  ...some,
});

export const resource = (some: Partial<Resource> = {}): Resource => ({
  id: 'r1',
  title: 'Understanding Phishing',
  category: 'Phishing',
  link: 'https://www.cyber.gov.au/threats/types-threats/phishing',
  description: 'The five tells of a fake message.',
  image: null,
  ...some,
});

/** Something that a moderator did. */
export const auditEntry = (some: Partial<AuditEntry> = {}): AuditEntry => ({
  seq: 1,
  at: then,
  actor: { _id: 'a1', name: 'Priya Nair' },
  action: 'blog.status',
  kind: 'blog',
  itemId: 'b1',
  before: { status: 'pending' },
  after: { status: 'approved' },
  reason: null,
  requestId: null,
  hash: 'h',
  ...some,
});

export const statistics = (some: Partial<Statistics> = {}): Statistics => ({
  success: true,
  waiting: { blogs: 0, campaigns: 0, oldest: [] },
  decisions: { days: 30, count: 0, medianHours: null },
  weeks: [],
  ...some,
});
