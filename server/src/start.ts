import path from 'node:path';
import { buildApp } from './app.ts';
import { jobs } from './features.ts';
import { type Db, openDatabase, openHeavy } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { readCodeKey } from './facts/store.ts';
import { openDataFolder } from './settings/data-folder.ts';
import { createGuards } from './sessions/guards.ts';
import { startJobs } from './jobs/jobs.ts';
import { createFetchPage, openInternet } from './link-checks/fetch-page.ts';
import { createMemoryLimits, createSharedLimits } from './limits/limits.ts';
import { deliverBySmtp, deliverToFolder } from './mail/delivery.ts';
import { openLetterThread } from './letter-deliveries/thread.ts';
import { createLetterSender, startLetterWorker } from './letter-deliveries/worker.ts';
import { openMailFiles } from './mail/mail-files.ts';
import { createMailPictures } from './mail/mail-pictures.ts';
import { startMailWorker } from './mail/worker.ts';
import { postKinds } from './posts/kinds.ts';
import { startPublishing } from './posts/publish-due.ts';
import { openMedia } from './media/open.ts';
import { createPictures } from './media/pictures.ts';
import type { App, Context } from './context.ts';
import { listDependencies } from './observability/dependencies.ts';
import { createPasswords } from './passwords/passwords.ts';
import { readAdminDeadline, requireAdminStep } from './second-steps/admin-requirement.ts';
import { createReleaseApi } from './release-console/release-api.ts';
import { type Settings, WrongSetting } from './settings/settings.ts';
import { firstStart } from './seed/first-start.ts';
import { minute } from './clock/durations.ts';
import { followClock, openClusterClock } from './clock/cluster-clock.ts';

export interface RunningServer {
  /** The first administrator; the password only when it was made just now and never said before. */
  admin: { email: string; password: string | null };
  /** The password was said: from now on nobody can ask for it again. */
  said(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Everything from settings to an open port. */
export async function start(settings: Settings): Promise<RunningServer> {
  await openDataFolder(settings.dataDir);
  const { databaseUrl, dataDir, smtpUrl, mailSender, letters, otlpEndpoint, cluster } = settings;
  const tracing =
    otlpEndpoint === null
      ? null
      : (await import('./observability/tracing.ts')).openApiTracing(
          otlpEndpoint,
          databaseUrl ? 'postgresql' : 'sqlite',
        );
  const db = await openUsableDatabase(settings, async () => {
    const opened = await openDatabase(databaseUrl, dataDir, tracing?.seeQuery, cluster.databaseReadUrl);
    await migrate(opened);
    return opened;
  });
  const media = await openMedia(settings);
  const redis = cluster.redis
    ? await (
        await import('./limits/redis.ts')
      ).openRedis(cluster.redis, (sentence) => process.stderr.write(`${sentence}\n`))
    : null;
  const clusterClock = databaseUrl === null ? null : await openClusterClock(db, cluster, redis);
  const clock = clusterClock?.now ?? Date.now;
  const adminDeadline = await readAdminDeadline(db, settings.adminSecondStepDays, clock());
  let wakeMail = () => {};
  const heavy = openHeavy(db, databaseUrl, dataDir, tracing?.seeQuery);
  const context: Context = {
    db,
    heavy,
    clock,
    passwords: createPasswords(),
    passwordPolicy: settings.passwordPolicy,
    sessionLife: settings.sessionLife,
    mostResetCodes: settings.limits.resetCodesPerAccount,
    dependencies: listDependencies({ db, hasReplicas: cluster.databaseReadUrl !== null, media, redis }),
    limits: redis ? createSharedLimits(settings, redis) : createMemoryLimits(settings),
    media,
    mailFiles: openMailFiles(path.join(dataDir, 'outbox')),
    backupDays: settings.backupDays,
    pictures: createPictures(media, settings.limits.picturesWaiting),
    guards: createGuards(db, clock, settings.sessionLife, (id) => requireAdminStep(context, id)),
    relyingParty: settings.relyingParty,
    freshCheckLife: settings.freshCheckMinutes * minute,
    adminDeadline,
    codeKey: await readCodeKey(db),
    wakeMail: () => wakeMail(),
    releaseReportKey: settings.releaseReportKey,
    callReleaseApi: settings.releaseApi && createReleaseApi(settings.releaseApi),
    bounceFolder: letters.bounceFolder,
    links: {
      fetchPage: createFetchPage(openInternet(settings.webUrl, settings.links.hosts)),
      quietHours: settings.links.quietHours,
    },
    pictureQuota: settings.limits.pictureQuota,
    publicApiUrl: settings.publicApiUrl,
    webUrl: settings.webUrl,
  };
  const { admin, said } = await firstStart(context, settings);
  const app = await buildApp(settings, context, tracing);
  const { metricsHost: host, metricsPort: port } = settings;
  if (port !== null) {
    const [{ serveMetrics }, { addFeelGauges }, { addReleaseFigures }, { addReplicaLag }] = await Promise.all([
      import('./observability/metrics.ts'),
      import('./release-feel/gauges.ts'),
      import('./releases/figures.ts'),
      import('./observability/replica-lag.ts'),
    ]);
    await serveMetrics(app, context, { host, port }, (registry) => {
      for (const add of [addFeelGauges, addReleaseFigures, addReplicaLag]) add(context, registry);
    });
  }
  const readPicture = createMailPictures(db, media);
  const toFolder = smtpUrl ? null : await deliverToFolder(path.join(dataDir, 'outbox'), mailSender, readPicture);
  const deliver = toFolder ?? deliverBySmtp(smtpUrl ?? '', mailSender, { dkim: letters.dkim, readPicture });
  const worker = startMailWorker(db, deliver, clock, app.log);
  wakeMail = () => worker.wake();
  const sender = smtpUrl
    ? openLetterThread(context, clock, app.log)
    : createLetterSender(context, deliver, letters, app.log);
  const stopLetters = startLetterWorker(context, sender, app.log);
  const stopJobs = startJobs(context, jobs, app.log);
  const stopPublishing = startPublishing(context, postKinds, app.log);
  const stopClock = clusterClock && followClock(clusterClock, app.log);
  app.addHook('onClose', async () => {
    stopJobs();
    stopClock?.();
    await stopPublishing();
    await stopLetters();
    await worker.stop();
    redis?.disconnect();
    if (heavy !== db) await heavy.destroy();
    await db.destroy();
    await tracing?.stop().catch((error: unknown) => app.log.warn({ err: error }, 'the last spans could not be sent'));
  });
  await listen(app, settings);
  return { admin, said, stop: () => app.drain(cluster.drainNotice) };
}

async function openUsableDatabase({ databaseUrl, dataDir }: Settings, open: () => Promise<Db>): Promise<Db> {
  try {
    return await open();
  } catch (error) {
    const which = databaseUrl
      ? `DATABASE_URL: the database at ${new URL(databaseUrl).host}`
      : `DATA_DIR: the database in ${dataDir}`;
    throw new WrongSetting(`${which} could not be used (${error instanceof Error ? error.message : 'no answer'}).`);
  }
}

async function listen(app: App, { apiHost, apiPort }: Settings): Promise<void> {
  try {
    await app.listen({ host: apiHost, port: apiPort });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new WrongSetting(`API_PORT: port ${apiPort} is taken; stop what uses it or set another one.`);
    if (code === 'EACCES')
      throw new WrongSetting(`API_PORT: port ${apiPort} may not be opened by this user; set one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new WrongSetting(`API_HOST: ${apiHost} is no address of this machine.`);
    throw error;
  }
}
