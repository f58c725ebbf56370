import type {
  ActivityEntry,
  Alert,
  AuditEntry,
  Block,
  Blog,
  BlogSummary,
  Campaign,
  Deletion,
  DraftEntry,
  Failure,
  LibraryItem,
  LinkFinding,
  Letter,
  LetterAnswer,
  LetterPart,
  LetterPicture,
  OwnData,
  Recovery,
  ReleaseFeelCounts,
  ReleaseStep,
  ReleaseUnit,
  ReleaseVersion,
  PostBackground,
  Resource,
  Revision,
  SearchResult,
  SecondSteps,
  SiteSearchPage,
  Statistics,
  StoredDraft,
  Subscriber,
  User,
  UserSession,
} from '@cyberharbour/shared-api/contract';
import type { App } from '../context.ts';

const origin = 'http://localhost:3000';

/** What answers carry; a test reads what it expects. */
export interface Body {
  success: boolean;
  message: string;
  warning?: string;
  code: string;
  errors: Record<string, string>;
  user: User;
  users: User[];
  blog: Blog;
  blocks?: Block[];
  revisions: Revision[];
  feel: ReleaseFeelCounts['feel'];
  blogs: BlogSummary[];
  campaign: Campaign;
  campaigns: Campaign[];
  resource: LibraryItem;
  findings: LinkFinding[];
  results: SearchResult[];
  counts: SiteSearchPage['counts'];
  resources: (Resource & Partial<LibraryItem>)[];
  entries: (AuditEntry & ActivityEntry)[];
  sessions: UserSession[];
  ownData: OwnData;
  deletion: Deletion;
  draft: StoredDraft | null;
  drafts: DraftEntry[];
  backupDays: number;
  recoveries: Recovery[];
  subscribers: Subscriber[];
  current: Failure['current'];
  picture: LetterPicture['picture'];
  pictures: LetterPicture['picture'][];
  missing: number;
  total: number;
  nextCursor: string | null;
  byStatus: Record<string, number>;
  byRole: Record<string, number>;
  byState: Record<string, number>;
  waiting: Statistics['waiting'];
  decisions: Statistics['decisions'];
  medianHours: number | null;
  author: PostBackground['author'];
  earlier: PostBackground['earlier'];
  methods: string[];
  recoveryCodes?: string[];
  apps: SecondSteps['apps'];
  passkeys: SecondSteps['passkeys'];
  recoveryCodesLeft: number;
  secret: string;
  uri: string;
  _id: string;
  isFresh: boolean;
  weeks: Statistics['weeks'];
  letter: Letter;
  letters: Letter[];
  alert: Alert;
  alerts: Alert[];
  letterId: string | null;
  readers: number;
  deliveries: LetterAnswer['deliveries'];
  parts: LetterPart[];
  units: ReleaseUnit[];
  unit: ReleaseUnit;
  versions: ReleaseVersion[];
  history: ReleaseStep[];
  live: ReleaseStep;
  reasons: string[];
  routes: { name: string; before: string; after: string }[];
}

export interface TestResponse {
  status: number;
  body: Body;
  text: string;
  bytes: Buffer;
  headers: Record<string, unknown>;
}

/** Someone with a browser: keeps cookies, and sends the page's origin. */
export class Person {
  readonly #app: App;
  cookie = '';
  /** Of a login that waits for its second step. */
  loginStep = '';
  id = '';

  constructor(app: App) {
    this.#app = app;
  }

  get = (url: string) => this.send('GET', url);
  post = (url: string, body?: object) => this.send('POST', url, body);
  put = (url: string, body?: object) => this.send('PUT', url, body);
  delete = (url: string) => this.send('DELETE', url);

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const form = body instanceof FormData ? new Response(body) : null;
    const response = await this.#app.inject({
      method,
      url: url.startsWith('/media') ? url : `/api${url}`,
      headers: {
        origin,
        ...(this.cookie || this.loginStep ? { cookie: [this.cookie, this.loginStep].filter(Boolean).join('; ') } : {}),
        ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
        ...headers,
      },
      ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : body ? { payload: body } : {}),
    });
    const session = response.cookies.find(({ name }) => name === '__Host-session');
    if (session) this.cookie = session.value ? `${session.name}=${session.value}` : '';
    const step = response.cookies.find(({ name }) => name === '__Host-login-step');
    if (step) this.loginStep = step.value ? `${step.name}=${step.value}` : '';
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const answered = isJson ? response.json<Body>() : ({} as Body);
    return {
      status: response.statusCode,
      body: answered,
      text: response.payload,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  }
}
