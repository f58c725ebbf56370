import * as z from 'zod/mini';
import * as contract from '../contract/index';
import * as made from './index';

const { makeAnswer, blog, campaign, pageOf, resource, summary, user } = made;

/** What people type and browsers ask with: the tests of screens type it themselves. */
const asked =
  /Form$|Query$|Change$|^(HomeChoice|CampaignReport|CampaignQuestion|Approval|Credentials|NewPassword|PasswordReset|PasswordResetRequest|DeletionRequest|FreshCheck|KeyName|LetterSending|NewPasskey|PasskeyLogin|PasskeyUse|ResourcePlace|ResourceRetirement|SecondStepCode|Period|Registration|ReleaseMove|RecoveryRequest|RecoveryApproval|Rejection|Subscription|Topics|AlertCorrection|Verification|AccountUpdate)$/;

const shapes = Object.entries(contract as Record<string, unknown>).filter(
  (entry): entry is [string, z.ZodMiniType] =>
    /^[A-Z]/.test(entry[0]) &&
    typeof entry[1] === 'object' &&
    entry[1] !== null &&
    '_zod' in entry[1] &&
    !asked.test(entry[0]),
);

const revision = {
  _id: 'r1',
  title: 'Before',
  text: 'As it was',
  more: {},
  until: '2097-02-01T00:00:00.000Z',
  byAuthor: true,
};

const finding = {
  _id: 'r1',
  title: 'Moved',
  link: 'https://old.example.org/',
  finding: 'moved',
  detail: 'https://new.example.org/',
  foundAt: '2097-02-01T00:00:00.000Z',
  updatedAt: '2097-02-01T00:00:00.000Z',
};
const sentLetter = { _id: 'l1', subject: 'May', code: '7KQX-M2PD', sentAt: '2097-02-01T00:00:00.000Z' };

const draft = { form: 'blog', base: '', fields: { title: 'Half' }, updatedAt: '2097-02-01T00:00:00.000Z' };

const examples: Record<string, unknown> = {
  User: user(),
  UserAnswer: makeAnswer({ user: user() }),
  RegistrationAnswer: makeAnswer({ user: user(), warning: 'It is on every list.' }),
  PasswordSet: makeAnswer({ warning: 'It is on every list.' }),
  UserPage: made.userPage([user(), user({ _id: 'u2', role: 'business' })]),
  PostsOfUsers: makeAnswer({ blogs: 1, campaigns: 0 }),
  Blog: blog({ ...made.picture(), ...made.makeSentBack() }),
  BlogSummary: summary(blog()),
  BlogAnswer: makeAnswer({ blog: blog() }),
  BlogPage: pageOf('blogs', [summary(blog())]),
  AdminBlogPage: made.adminBlogPage([blog()]),
  Campaign: campaign(made.picture()),
  CampaignAnswer: makeAnswer({ campaign: campaign() }),
  HomeCampaigns: makeAnswer({ campaigns: [campaign()] }),
  CampaignPage: pageOf('campaigns', [campaign()]),
  AdminCampaignPage: made.adminCampaignPage([campaign()]),
  CampaignAction: { text: 'Turn it on', guide: 'https://www.cyber.gov.au/' },
  CampaignProgress: made.makeProgress(),
  CampaignProgressAnswer: makeAnswer({ progress: made.makeProgress({ mine: 'joined', joined: null }) }),
  CampaignFigures: made.makeFigures(),
  CampaignUpdate: made.makeUpdate(),
  UpdateAnswer: makeAnswer({ update: made.makeUpdate() }),
  UpdateList: makeAnswer({ updates: [made.makeUpdate()] }),
  UpdatePage: pageOf('updates', [made.makeUpdate()]),
  AdminUpdatePage: {
    ...pageOf('updates', [made.makeUpdate()]),
    byStatus: { pending: 0, approved: 1, archived: 0 },
    sentBack: 0,
  },
  OwnJoin: made.makeOwnJoin(),
  OwnJoins: makeAnswer({ joins: [made.makeOwnJoin({ state: 'done' })] }),
  ImageVariant: made.picture().imageVariants[0],
  Resource: resource(),
  ResourceList: makeAnswer({ resources: [resource()], total: 1 }),
  Guide: made.libraryItem(),
  GuideAnswer: makeAnswer({ resource: made.libraryItem() }),
  LibraryItem: made.libraryItem({ slug: 'ring-back', content: 'Ring back.' }),
  LibraryAnswer: makeAnswer({ resource: made.libraryItem() }),
  Library: makeAnswer({ resources: [made.libraryItem()], total: 1 }),
  LinkFinding: finding,
  LinkFindings: makeAnswer({ findings: [finding] }),
  AuditEntry: made.auditEntry(),
  AuditPage: pageOf('entries', [made.auditEntry()]),
  AuditCheck: makeAnswer({ entries: 3, brokenAt: null }),
  Statistics: made.statistics({ waiting: { blogs: 1, campaigns: 0, oldest: [made.waiting()] }, weeks: [made.week()] }),
  DecisionTime: makeAnswer({ medianHours: 5 }),
  PostBackground: makeAnswer({
    author: { since: '2097-01-01', published: 2 },
    earlier: { title: 'Before', text: 'As it was', until: '2097-02-01' },
  }),
  Waiting: made.waiting(),
  Week: made.week(),
  Subscriber: made.subscriber(),
  SubscriberPage: made.subscriberPage([made.subscriber(), made.subscriber({ _id: 's2', state: 'left' })]),
  ReleaseReports: [made.releaseReport()],
  ReleaseFeelCounts: makeAnswer({
    feel: [
      {
        version: '1.0.0',
        counts: { lcp: [3], inp: [], cls: [3], blocked: [3], errors: [3], failedLoads: [3] },
      },
    ],
  }),
  ReleaseCounts: makeAnswer({ counts: [{ version: '1.0.0', sessions: 3, errors: 0 }] }),
  ReleaseFeel: made.releaseFeel(),
  FeelReports: [made.feelReport()],
  ReleaseStep: made.releaseStep({ trial: { version: '1.2.0', percent: 5 } }),
  ReleaseUnit: made.releaseUnit().unit,
  ReleaseVersion: made.releaseVersion(),
  ReleaseList: makeAnswer({ units: [made.releaseUnit().unit] }),
  ReleaseUnitAnswer: makeAnswer(made.releaseUnit()),
  ReleaseGates: makeAnswer({ version: '1.2.0', reasons: ['It weighs too much.'] }),
  ReleaseDifference: makeAnswer(made.releaseDifference('1.0.0', '1.1.0')),
  ReleaseMoved: makeAnswer({ live: made.releaseStep() }),
  CheckState: makeAnswer({ isFresh: false, methods: ['password'] }),
  LoginMethods: makeAnswer({ methods: ['code', 'recovery'] }),
  Passkey: made.passkey(),
  PasskeyCreation: makeAnswer({ options: made.passkeyCreation() }),
  PasskeyRequest: makeAnswer({ options: made.passkeyRequest() }),
  PendingApp: makeAnswer(made.pendingApp()),
  RecoveryCodes: makeAnswer({ recoveryCodes: made.recoveryCodes }),
  SecondStepAdded: makeAnswer({ recoveryCodes: made.recoveryCodes }),
  SecondSteps: makeAnswer(made.secondSteps({ apps: [made.authenticatorApp()], passkeys: [made.passkey()] })),
  UserSession: made.userSession(),
  UserSessions: makeAnswer({ sessions: [made.userSession()], total: 1 }),
  OwnData: made.makeOwnData(),
  OwnDataAnswer: makeAnswer({ ownData: made.makeOwnData({ state: 'ready', url: '/file' }) }),
  Deletion: made.makeDeletion(),
  Recovery: made.makeRecovery(),
  RecoveryList: makeAnswer({ recoveries: [made.makeRecovery()], total: 1 }),
  RecoveryStopped: makeAnswer({ user: user() }),
  DeletionAnswer: makeAnswer({ ...made.deletionDays, deletion: made.makeDeletion({ posts: 'go' }) }),
  DeletionChanged: makeAnswer({ ...made.deletionDays, deletion: null, user: user() }),
  ActivityEntry: made.activityEntry(),
  ActivityPage: pageOf('entries', [made.activityEntry()]),
  FormattedText: makeAnswer({ blocks: [{ kind: 'paragraph', lines: [[{ text: 'Words' }]] }] }),
  TextToFormat: { text: 'Words' },
  Alert: made.makeAlert(),
  AlertAnswer: makeAnswer({ alert: made.makeAlert() }),
  AdminAlertAnswer: makeAnswer({ alert: made.makeAlert(), readers: 1, letterId: null }),
  AlertPage: pageOf('alerts', [made.makeAlert()]),
  Letter: made.makeLetter(),
  LetterAnswer: makeAnswer({
    letter: made.makeLetter({ state: 'sending' }),
    readers: 2,
    deliveries: { waiting: 1, sent: 1, refused: 0, left: 0 },
  }),
  LetterPage: pageOf('letters', [made.makeLetter()]),
  LetterPicture: makeAnswer({ picture: { id: 'c'.repeat(32), url: '/media/c-960.webp' } }),
  LetterPreview: makeAnswer({ parts: [], text: 'Words', missing: 0, mailUrl: '/mail' }),
  SentLetter: sentLetter,
  SentLetterPage: pageOf('letters', [sentLetter]),
  SentLetterAnswer: makeAnswer({ letter: { ...sentLetter, parts: [{ kind: 'tip', text: 'Lock your phone.' }] } }),
  DraftTexts: draft.fields,
  StoredDraft: draft,
  DraftAnswer: makeAnswer({ draft }),
  DraftEntry: { form: 'blog', title: 'Half', updatedAt: draft.updatedAt },
  DraftList: makeAnswer({ drafts: [], total: 0 }),
  SearchResult: made.makeSearchResult(),
  SiteSearchPage: makeAnswer({
    results: [made.makeSearchResult()],
    nextCursor: null,
    total: 1,
    counts: { help: 0, resource: 0, campaign: 0, blog: 1 },
  }),
  Revision: revision,
  RevisionList: makeAnswer({ revisions: [revision] }),
  Failure: made.failure(),
  Done: makeAnswer({}),
};

it.each(shapes)('what the factories make of %s is what the contract says', (name, shape) => {
  expect(Object.keys(examples)).toContain(name);
  expect(z.safeParse(shape, examples[name]).error).toBeUndefined();
});

it('counts what there is of each, and what there is none of', () => {
  expect(made.adminBlogPage([blog(), blog({ status: 'pending' })])).toMatchObject({
    total: 2,
    byStatus: { pending: 1, approved: 1, active: 0, archived: 0 },
  });
});
