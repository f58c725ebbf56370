import type {
  ActivityEntry,
  AuditEntry,
  Block,
  Blog,
  Campaign,
  CampaignFigures,
  CampaignProgress,
  CampaignUpdate,
  CheckState,
  Letter,
  Alert,
  OwnJoin,
  Deletion,
  LibraryItem,
  LinkFinding,
  OwnData,
  Recovery,
  PostBackground,
  ReleaseUnitAnswer,
  Resource,
  Revision,
  SearchResult,
  SecondSteps,
  Statistics,
  StoredDraft,
  Subscriber,
  User,
  UserSession,
} from '../contract/index';

/** What the fake server holds; lists left out are empty, `user` left out is nobody. */
export interface Holdings {
  user?: User | null;
  blogs?: Blog[];
  campaigns?: Campaign[];
  /** Those that moderators chose; left out, none. */
  homeCampaigns?: Campaign[];
  /** What organisers wrote since, of every campaign. */
  updates?: CampaignUpdate[];
  /** How texts are drawn; one that is left out is plain. */
  formatted?: Record<string, Block[]>;
  /** What every post was before its last changes. */
  revisions?: Revision[];
  resources?: Resource[];
  /** The library as moderators see it, retired ones too. */
  library?: LibraryItem[];
  /** What a search of the whole site looks through, best first; left out, nothing. */
  searched?: SearchResult[];
  /** Its links that a person has to look at. */
  findings?: LinkFinding[];
  /** Of every campaign; left out, nobody joined yet. */
  progress?: CampaignProgress;
  figures?: CampaignFigures;
  joins?: OwnJoin[];
  users?: User[];
  audit?: AuditEntry[];
  /** Where the chain of the audit log is broken. */
  brokenAt?: number | null;
  /** Units of release; `reasons` are those of their gates, by version. */
  releases?: (Omit<ReleaseUnitAnswer, 'success'> & { reasons?: Record<string, string[]> })[];
  /** Members who ask administrators for their account. */
  recoveries?: Recovery[];
  subscribers?: Subscriber[];
  letters?: Letter[];
  alerts?: Alert[];
  sessions?: UserSession[];
  activity?: ActivityEntry[];
  ownData?: OwnData;
  deletion?: Deletion;
  /** What `user` typed and did not send. */
  drafts?: StoredDraft[];
  statistics?: Partial<Statistics>;
  /** The median of the last decisions, for members; left out, there were too few. */
  medianHours?: number | null;
  /** Beside every waiting post; left out, nobody wrote it and nobody read it. */
  background?: Partial<PostBackground>;
  /** Second steps of `user`; left out, there is none. */
  secondSteps?: Omit<SecondSteps, 'success'>;
  /** By what a login, or a session, proves who it is; left out, by a code. */
  methods?: CheckState['methods'];
  /** How many items of a list make a page; left out, all of them. */
  pageSize?: number;
  /**
   * Calls that fail, by method and path: `'PUT /blogs/b1': { status: 409, message: '…' }`. Status 0 is a server that
   * is not reached.
   */
  failing?: Record<
    string,
    { status: number; message?: string; code?: string; retryAfter?: number; errors?: Record<string, string> }
  >;
  /** Calls that wait, half of what they send having left, until theirs is done; a call can be given up meanwhile. */
  held?: Record<string, Promise<unknown>>;
}
