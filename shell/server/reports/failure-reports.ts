import { failureKinds, failureReportPath, failureSteps } from '@cyberharbour/platform';
import type * as contract from '@cyberharbour/platform';
import { releaseVersionPattern, remoteNamePattern } from '@cyberharbour/shared-api/release-contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const Name = z.string().regex(remoteNamePattern);
const Version = z.string().regex(releaseVersionPattern);

/** What a tab may report of a remote that failed: nothing about its visitor, no free text. */
const FailureReport = z.strictObject({
  shell: Version,
  remote: Name,
  version: Version,
  part: z.enum(failureSteps),
  kind: z.enum(failureKinds),
  next: z.nullable(Version),
}) satisfies z.ZodType<contract.FailureReport>;

/** Lines in the log per minute, whoever sends them; the rest is counted and logged as one line. */
const linesPerMinute = 120;

/**
 * Receives reports of failed remotes and logs them. Always answers 204: a tab can do nothing about a report that was
 * dropped.
 */
export function receiveFailureReports(web: FastifyInstance, now: () => number = Date.now) {
  let minute = { began: now(), lines: 0 };
  const logRest = () => {
    if (minute.lines > linesPerMinute)
      web.log.warn(`${String(minute.lines - linesPerMinute)} more reports of failed remotes within a minute.`);
  };
  web.post(failureReportPath, { bodyLimit: 2048 }, async (request, reply) => {
    void reply.code(204).header('cache-control', 'no-store');
    const report = typeof request.body === 'string' ? parseReport(request.body) : undefined;
    if (!report) return reply.send();
    if (now() - minute.began >= 60_000) {
      logRest();
      minute = { began: now(), lines: 0 };
    }
    minute.lines += 1;
    if (minute.lines <= linesPerMinute)
      web.log.warn({ report }, `${report.remote} ${report.version} failed in a visitor's browser.`);
    return reply.send();
  });
}

/** A beacon arrives as plain text. */
function parseReport(text: string): contract.FailureReport | undefined {
  try {
    return FailureReport.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
