/**
 * The product's limits, in the units named; the server enforces them, the screens say them before. Source: the API
 * contract.
 */
export const limits = {
  title: 160,
  text: 50_000,
  name: 100,
  email: 254,
  passwordMin: 6,
  passwordMax: 128,
  businessField: 200,
  /** of a passkey or an app */
  keyName: 60,
  reason: 1000,
  imageAlt: 300,
  /** days that a post may be approved before it goes live */
  publishDays: 366,
  /** of one campaign */
  actions: 5,
  action: 160,
  /** of the address of an action's guide */
  guide: 500,
  /** people that a campaign hopes for */
  goal: 1_000_000,
  /** of an update of a campaign, and how many of them one campaign has */
  update: 10_000,
  updates: 50,
  /** of the library: those that are shown, and with those that were retired */
  resources: 100,
  resourcesEver: 500,
  resourceDescription: 300,
  /** of the address of a resource */
  link: 1000,
  /** minutes that a resource takes */
  resourceMinutes: 240,
  /** parts of a letter to subscribers, and characters of them */
  letterBlocks: 30,
  letterWords: 10_000,
  letterTip: 500,
  /** that one letter may ever hold, those that were taken out too */
  letterPictures: 30,
  /** characters of an alert: of its title, of what happened, and of who is hit, what to do and what was corrected */
  alertTitle: 120,
  alertWords: 2000,
  alertLine: 300,
  /** alerts that run at once, days that one runs, and how often it is corrected */
  alertsAtOnce: 3,
  alertDays: 14,
  alertCorrections: 20,
  /** drafts of one member that the server keeps */
  drafts: 20,
  /** earlier versions of one post */
  revisions: 20,
  /** bytes of pictures that one member's posts may hold */
  pictureQuota: 500 * 1024 * 1024,
  /** bytes */
  image: 8 * 1024 * 1024,
  /** pixels */
  imagePixels: 40_000_000,
  codeDigits: 6,
  /** minutes */
  codeLife: 10,
  /** characters of a list's excerpt, before the ellipsis */
  excerpt: 120,
  /** how long a moderator can undo a decision with one press; its mail is sent afterwards */
  undoSeconds: 10,
  pageDefault: 50,
  pageMax: 100,
} as const;
