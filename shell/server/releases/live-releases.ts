import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { discovery, openStore } from '@cyberharbour/releases';
import type { LiveSet, Release } from '@cyberharbour/releases';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { chooseReleases, readVisitor } from '../visitors/visitor.ts';
import { createPreviews } from '../previews/read-previews.ts';
import type { Previews } from '../previews/read-previews.ts';
import { withPreviews } from '../previews/with-previews.ts';
import { auditStore } from './audit-store.ts';
import { createFaultLog } from './fault-log.ts';
import { servePublishedFiles } from './published-files.ts';
import { SavedSet } from './saved-set.ts';
import { createSetReader } from './verified-set.ts';
import type { SetListener } from './verified-set.ts';

export interface LiveReleases {
  readSet: () => Promise<LiveSet>;
  previews: Previews;
  /** From the store, or from the copies of the last verified set; undefined where neither has it. */
  readFile: (release: Release, file: string) => Promise<Uint8Array | undefined>;
}

/** As the log calls it. */
const savedSetName = 'the copy of the last verified set';

/** How often the store is read when nobody visits, in milliseconds: a fault is in the log before its first visitor. */
const readInterval = 10_000;

/** Name and version of the shell and of each remote, as one visitor gets them. */
const listVersions = ({ shell, remotes }: LiveSet): Record<string, string> =>
  Object.fromEntries([shell, ...remotes].map(({ current }) => [current.name, current.version]));

/**
 * Serves what lies in the release store: its files (`/r/`), its state (`/healthz`), the discovery document and what
 * is live for one visitor (`/_versions`).
 * @returns functions that read the verified set that is live now, and a file of one of its releases
 */
export async function serveReleases(
  web: FastifyInstance,
  { store: location, keys, state, freshness }: Pick<Settings, 'store' | 'keys' | 'state' | 'freshness'>,
): Promise<LiveReleases> {
  const store = await openStore(location, keys);
  const faultLog = createFaultLog(web.log);
  const saved =
    state === undefined
      ? undefined
      : await SavedSet.open(state, store).catch((fault: unknown) => {
          web.log.error(fault, 'The last verified set is held in memory only.');
          return undefined;
        });
  // One copy at a time, beside the pages: nobody waits for it but the start.
  let saving: Promise<unknown> = Promise.resolve();
  let saveFault: unknown;
  const listener: SetListener = {
    report(faults) {
      faultLog.report(saveFault === undefined ? faults : new Map([...faults, [savedSetName, saveFault]]));
    },
    save(set) {
      saving = saving
        .then(() => saved?.write(set))
        .then(
          () => (saveFault = undefined),
          (fault: unknown) => (saveFault = fault),
        );
    },
  };
  const readSet = createSetReader(store, (await saved?.read()) ?? [], listener, freshness?.pointers);
  await readSet().catch((fault: unknown) => web.log.error(fault));
  await saving;
  const timer = setInterval(() => void readSet().catch(() => undefined), readInterval).unref();
  const stopAudit = auditStore(store, web.log);
  web.addHook('onClose', async () => {
    clearInterval(timer);
    stopAudit();
    await saving;
  });

  const previews = createPreviews(store, readSet);
  servePublishedFiles(web, store, saved?.files);
  web.get('/healthz', () => ({ alive: true, releases: faultLog.hasFaults ? 'last verified set' : 'in order' }));
  web.get('/discovery/v1-pre.json', async (_, reply) => {
    const { shell, remotes } = await readSet();
    return reply.header('cache-control', 'no-store').send(discovery([shell, ...remotes]));
  });
  // What a page composed now would consist of; a tab compares it with its own set and says when there is something new.
  web.get('/_versions', async (request, reply) => {
    const { visitor } = readVisitor(request.cookies);
    const chosen = withPreviews(chooseReleases(await readSet(), visitor), await previews.of(request.cookies));
    return reply.header('cache-control', 'no-store').send(listVersions(chosen));
  });
  return {
    readSet,
    previews,
    async readFile({ name, version }, file) {
      const bytes = await store.read(name, version, file).catch(() => undefined);
      if (bytes || !saved) return bytes;
      return readFile(join(saved.files, name, version, file)).catch(() => undefined);
    },
  };
}
