import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../app.ts';
import type { Db } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { signInMail } from '../auth/notices.ts';
import { readCodeKey } from '../facts/store.ts';
import { createGuards } from '../sessions/guards.ts';
import { createMemoryLimits } from '../limits/limits.ts';
import type { MailToDeliver } from '../mail/delivery.ts';
import { openMailFiles } from '../mail/mail-files.ts';
import { startMailWorker } from '../mail/worker.ts';
import { openMediaFolder } from '../media/files.ts';
import { createPictures } from '../media/pictures.ts';
import type { App, Context } from '../context.ts';
import { listDependencies } from '../observability/dependencies.ts';
import { createPasswords, type HashCost } from '../passwords/passwords.ts';
import { type AddRoutes, routes } from '../features.ts';
import { readAdminDeadline, requireAdminStep } from '../second-steps/admin-requirement.ts';
import { readSettings } from '../settings/settings.ts';
import { firstAdmin } from '../seed/admin.ts';
import { FakeReleaseApi } from './fake-release-api.ts';
import { Person } from './person.ts';
import { minute } from '../clock/durations.ts';

export const adminEmail = 'admin@cyberharbour.example';
export const password = 'ladder custard ulladulla';

/** What the algorithm allows at least: tests make thousands of accounts, whose passwords nobody is to guess. */
const leastCost: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The whole API on one database, with a clock that a test can move and mails that it can read. */
export interface TestServer {
  app: App;
  context: Context;
  dataDir: string;
  /** Moves the clock on by milliseconds. */
  pass(time: number): void;
  /** From here on only `pass` moves it: for what happens at the very millisecond. */
  stopClock(): void;
  person(): Person;
  admin(): Promise<Person>;
  member(fields?: Record<string, string>): Promise<Person>;
  /** The last mail to somebody; those about sign-ins, which each login here causes, only by their kind. */
  mailTo(email: string, count?: number, kind?: string): Promise<MailToDeliver>;
  /** Until a decision cannot be undone any more: its mail is sent. */
  passUndo(): void;
  /** Leaves mails in the outbox. */
  stopMail(): Promise<void>;
  close(): Promise<void>;
}

/** `more`: routes beside those of the product. */
export async function openTestServer(
  db: Db,
  heavy: Db,
  dataDir: string,
  more: readonly AddRoutes[] = [],
): Promise<TestServer> {
  const settings = readSettings({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_SCALE: '10',
    // Every member of a test comes from one address, and posts as much as the test needs.
    REGISTRATIONS_PER_ADDRESS: '300',
    POSTS_PER_MEMBER: '100000',
    EDITS_PER_MEMBER: '100000',
    // Tests move the clock by months, and their administrator has a password alone.
    ADMIN_SECOND_STEP_DAYS: 'off',
  });
  await migrate(db);
  let offset = 0;
  let stopped: number | null = null;
  const clock = () => (stopped ?? Date.now()) + offset;
  const media = await openMediaFolder(path.join(dataDir, 'media'));
  const context: Context = {
    db,
    heavy,
    clock,
    passwords: createPasswords({ cost: leastCost }),
    passwordPolicy: settings.passwordPolicy,
    sessionLife: settings.sessionLife,
    mostResetCodes: settings.limits.resetCodesPerAccount,
    dependencies: listDependencies({ db, hasReplicas: false, media, redis: null }),
    limits: createMemoryLimits(settings),
    media,
    mailFiles: openMailFiles(path.join(dataDir, 'outbox')),
    backupDays: settings.backupDays,
    pictures: createPictures(media, settings.limits.picturesWaiting),
    guards: createGuards(db, clock, settings.sessionLife, (id) => requireAdminStep(context, id)),
    relyingParty: settings.relyingParty,
    freshCheckLife: settings.freshCheckMinutes * minute,
    adminDeadline: await readAdminDeadline(db, settings.adminSecondStepDays, clock()),
    codeKey: await readCodeKey(db),
    wakeMail: () => worker.wake(),
    releaseReportKey: settings.releaseReportKey,
    callReleaseApi: new FakeReleaseApi(adminEmail).call,
    bounceFolder: null,
    // No page of anybody's is asked for; a test says what each answers.
    links: { fetchPage: async () => ({ kind: 'failed', why: 'It does not answer.' }), quietHours: null },
    pictureQuota: settings.limits.pictureQuota,
    publicApiUrl: settings.publicApiUrl,
    webUrl: settings.webUrl,
  };
  await firstAdmin(context, settings);
  const app = await buildApp(settings, context, null, [...routes, ...more]);
  // It stands for a server that browsers reach by HTTPS, whatever its own address.
  app.isLoopback = false;
  const mails: MailToDeliver[] = [];
  const worker = startMailWorker(db, async (mail) => void mails.push(mail), clock, app.log);
  let members = 0;
  const person = () => new Person(app);
  return {
    app,
    context,
    dataDir,
    pass: (time) => (offset += time),
    stopClock: () => (stopped = Date.now()),
    person,
    async admin() {
      const admin = person();
      await admin.post('/auth/login', { email: adminEmail, password });
      return admin;
    },
    async member(fields = {}) {
      const member = person();
      members += 1;
      const { status, text, body } = await member.post('/auth/register', {
        name: `Member ${members}`,
        email: `member${members}@example.com`,
        password,
        role: 'general',
        ...fields,
      });
      if (status !== 201) throw new Error(`No account: ${status} ${text}`);
      await db.updateTable('users').set({ is_verified: 1 }).where('id', '=', body.user._id).execute();
      member.id = body.user._id;
      return member;
    },
    async mailTo(email, count = 1, kind = '') {
      for (let look = 0; look < 1500; look += 1) {
        const found = mails.filter(
          (mail) => mail.recipient === email && (mail.kind === kind || (!kind && mail.kind !== signInMail)),
        );
        // Several are on their way at once: the one that was written last may arrive first. Ids sort by their making.
        const last = found.toSorted((one, other) => (one.id < other.id ? -1 : 1)).at(-1);
        if (last && found.length >= count) return last;
        await pause(10);
      }
      throw new Error(`no mail to ${email}`);
    },
    passUndo() {
      offset += minute;
      worker.wake();
    },
    stopMail: () => worker.stop(),
    async close() {
      await worker.stop();
      await app.close();
      if (heavy !== db) await heavy.destroy();
      await db.destroy();
    },
  };
}

/** The six digits that stand alone on a line. */
export const readCode = (mail: Pick<MailToDeliver, 'text'>) => /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
