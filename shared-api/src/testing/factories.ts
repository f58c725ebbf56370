import type {
  ActivityEntry,
  AuditEntry,
  Blog,
  BlogSummary,
  Campaign,
  Deletion,
  OwnData,
  Recovery,
  ReleaseReport,
  LibraryItem,
  Resource,
  Statistics,
  Subscriber,
  User,
  UserSession,
  Waiting,
  Week,
} from '../contract/index';

const then = '2026-03-04T05:06:07.000Z';
const noPicture = { imageUrl: null, imageVariants: [], imageWidth: null, imageHeight: null };

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

export const userSession = (some: Partial<UserSession> = {}): UserSession => ({
  _id: 's1',
  device: 'Firefox on Linux',
  network: '203.0.113.x',
  isSameNetwork: true,
  isCurrent: false,
  createdAt: then,
  lastUsedAt: then,
  ...some,
});

export const makeOwnData = (some: Partial<NonNullable<OwnData>> = {}): NonNullable<OwnData> => ({
  state: 'working',
  done: 3,
  total: 12,
  bytes: 0,
  createdAt: then,
  expiresAt: '2026-03-05T05:06:07.000Z',
  ...some,
});

export const deletionDays = { waitDays: 14, backupDays: 30 };

export const makeDeletion = (some: Partial<NonNullable<Deletion>> = {}): NonNullable<Deletion> => ({
  posts: 'stay',
  requestedAt: '2026-11-22T05:06:07.000Z',
  deletesAt: '2026-12-06T05:06:07.000Z',
  backupsUntil: '2097-01-05T05:06:07.000Z',
  ...some,
});

export const activityEntry = (some: Partial<ActivityEntry> = {}): ActivityEntry => ({
  _id: 'e1',
  event: 'login.accepted',
  device: 'Firefox on Linux',
  network: '203.0.113.x',
  detail: null,
  createdAt: then,
  ...some,
});

export const blog = (some: Partial<Blog> = {}): Blog => ({
  _id: 'b1',
  title: 'The invoice that was almost right',
  content: 'It came on a Tuesday.\nThe account number was new.',
  ...noPicture,
  status: 'approved',
  createdAt: then,
  updatedAt: then,
  author: { _id: 'u1', name: 'Tom Okafor' },
  ...some,
});

/** A blog as lists show it. */
export const summary = ({ content, ...rest }: Blog): BlogSummary => ({
  ...rest,
  excerpt: content.length > 120 ? `${content.slice(0, 120)}…` : content,
});

export const campaign = (some: Partial<Campaign> = {}): Campaign => ({
  _id: 'c1',
  title: 'Spot the phish',
  description: 'Bring the message you were not sure about.',
  ...noPicture,
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

/** A resource as moderators see it: a link, unless it has a text of its own. */
export const libraryItem = (some: Partial<LibraryItem> = {}): LibraryItem => ({
  ...resource(),
  _id: 'r1',
  slug: null,
  audiences: ['person'],
  language: 'en',
  level: 'start',
  minutes: 5,
  reviewedOn: null,
  content: '',
  updatedAt: then,
  retiredAt: null,
  ...some,
});

type Picture = Required<Pick<Blog, 'imageUrl' | 'imageVariants' | 'imageWidth' | 'imageHeight'>>;

/** The picture of a post, as it was re-encoded: spread it into one. */
export const picture = (some: Partial<Picture> = {}): Picture => ({
  imageUrl: 'https://api.example.com/media/x-1600.webp',
  imageVariants: [{ url: 'https://api.example.com/media/x-480.webp', width: 480 }],
  imageWidth: 1600,
  imageHeight: 900,
  ...some,
});

/** What a moderator said to a post that waits for its author: spread it into one. */
export const makeSentBack = (reason = 'Say where this happened.') => ({
  moderation: { reason, decidedAt: '2026-03-05T00:00:00.000Z', sentBack: true },
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

/** A post that somebody has to decide on. */
export const waiting = (some: Partial<Waiting> = {}): Waiting => ({
  kind: 'blog',
  _id: 'b1',
  title: 'The invoice that was almost right',
  since: then,
  ...some,
});

export const week = (some: Partial<Week> = {}): Week => ({
  from: '2026-03-02',
  to: '2026-03-08',
  members: 0,
  blogs: 0,
  campaigns: 0,
  ...some,
});

export const subscriber = (some: Partial<Subscriber> = {}): Subscriber => ({
  _id: 's1',
  email: 'tom@example.com',
  state: 'subscribed',
  askedAt: then,
  confirmedAt: then,
  leftAt: null,
  consent: 'Stay one tide ahead.',
  ...some,
});

/** What a tab tells of one version. */
export const releaseReport = (some: Partial<ReleaseReport> = {}): ReleaseReport => ({
  name: 'shell',
  version: '1.0.0',
  session: true,
  error: false,
  ...some,
});

export const makeRecovery = (some: Partial<Recovery> = {}): Recovery => ({
  _id: 'r1',
  state: 'requested',
  user: {
    _id: 'u2',
    name: 'Mei Castellano',
    email: 'mei@example.com',
    role: 'business',
    createdAt: then,
    hasSecondStep: true,
  },
  newEmail: 'mei.new@example.com',
  removesSecondSteps: false,
  message: 'Ring me at the shop.',
  device: 'Firefox on Linux',
  network: '203.0.113.x',
  createdAt: then,
  checkedBy: null,
  at: null,
  ...some,
});
