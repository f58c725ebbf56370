import type { Period } from '@cyberharbour/shared-api/contract';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Db } from './database/database.ts';
import type { SessionLife } from './sessions/sessions.ts';
import type { Guards } from './sessions/guards.ts';
import type { Limits } from './limits/limits.ts';
import type { MailFiles } from './mail/mail-files.ts';
import type { MediaFiles } from './media/files.ts';
import type { PictureStore } from './media/pictures.ts';
import type { Dependency } from './observability/dependencies.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { FetchPage } from './link-checks/fetch-page.ts';
import type { CallReleaseApi } from './release-console/release-api.ts';
import type { Hours } from './settings/link-settings.ts';
import type { PasswordPolicy } from './settings/settings.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What a feature may use; a test hands in its own. */
export interface Context {
  db: Db;
  /** The same database, for reads that may take long: they hold nobody up. */
  heavy: Db;
  clock: () => number;
  passwords: Passwords;
  passwordPolicy: PasswordPolicy;
  sessionLife: SessionLife;
  limits: Limits;
  media: MediaFiles;
  mailFiles: MailFiles;
  /** How many days a backup is stored at most. */
  backupDays: number;
  pictures: PictureStore;
  /** What this process works with, for whoever asks whether it is ready. */
  dependencies: readonly Dependency[];
  /** The secret that the web server signs pages' tickets with; null where every page may report. */
  releaseReportKey: string | null;
  /** The release API, which administrators move releases through; null where there is none. */
  callReleaseApi: CallReleaseApi | null;
  /** Where mails that came back are delivered to; null where nobody reads them. */
  bounceFolder: string | null;
  /** How the pages that the library links to are asked for, and in which hours; null for never. */
  links: { fetchPage: FetchPage; quietHours: Hours | null };
  /** Bytes of pictures that one member's posts may hold. */
  pictureQuota: number;
  guards: Guards;
  /** What passkeys belong to: the site's domain and its origins; null where the site has no domain. */
  relyingParty: { id: string; origins: readonly string[] } | null;
  /** In milliseconds: how long a session needs no other proof of who it is. */
  freshCheckLife: number;
  /** When the console closes for administrators without a second step; null for never. */
  adminDeadline: number | null;
  /** How many reset codes one account gets in a day. */
  mostResetCodes: number;
  /** The key that codes are digested with. */
  codeKey: Buffer;
  /** Tells the mail worker that there is something to send. */
  wakeMail: () => void;
  publicApiUrl: string;
  /** Where people read: what links in mails start with. */
  webUrl: string;
}

/** What a list is narrowed to. */
type Narrowing = Partial<Record<'q' | 'type' | 'topic', string | undefined>> & Period;

/**
 * Where a list is read: one that is searched by words, or narrowed to some days or creators, may take long over a large
 * table.
 */
export const connectionFor = (
  { db, heavy }: Pick<Context, 'db' | 'heavy'>,
  { q, type, topic, from, to }: Narrowing,
): Db => (q || type || topic || from || to ? heavy : db);
