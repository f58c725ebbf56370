import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const Name = z.string().regex(/^mf_[a-z]+$/);
const Version = z.string().regex(/^[\w.+-]{1,80}$/);

/** What a tab may say of a remote that failed: nothing of its visitor, nothing free in form. */
const FailureReport = z.strictObject({
  shell: Version,
  remote: Name,
  version: Version,
  part: z.enum(['entry', 'screen', 'render']),
  kind: z.enum(['missing', 'server-error', 'not-a-script', 'tampered', 'unreachable', 'hang', 'evaluation', 'render']),
  next: z.nullable(Version),
});

/** Lines in the log a minute, whoever sends them; the rest is counted and said in one line. */
const linesPerMinute = 120;

/** Takes the reports of failed remotes and logs them. Always 204: a tab has nothing to do about a report that was not taken. */
export function takeReports(web: FastifyInstance, now: () => number = Date.now) {
  let minute = { began: now(), lines: 0 };
  const sayRest = () => {
    if (minute.lines > linesPerMinute)
      web.log.warn(`${String(minute.lines - linesPerMinute)} more reports of failed remotes within a minute.`);
  };
  web.post('/_report', { bodyLimit: 2048 }, async (request, reply) => {
    void reply.code(204).header('cache-control', 'no-store');
    const report = typeof request.body === 'string' ? readReport(request.body) : undefined;
    if (!report) return reply.send();
    if (now() - minute.began >= 60_000) {
      sayRest();
      minute = { began: now(), lines: 0 };
    }
    minute.lines += 1;
    if (minute.lines <= linesPerMinute)
      web.log.warn({ report }, `${report.remote} ${report.version} failed in a visitor's browser.`);
    return reply.send();
  });
}

/** A beacon comes as plain text. */
function readReport(text: string): z.infer<typeof FailureReport> | undefined {
  try {
    return FailureReport.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
