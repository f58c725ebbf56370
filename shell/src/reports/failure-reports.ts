import { describeFailure, failureReportPath } from '@cyberharbour/platform';
import type { FailureReport, FailureStep, ReleaseSet } from '@cyberharbour/platform';
import { diagnose } from './diagnose';

export interface Failure {
  remote: string;
  version: string;
  step: FailureStep;
  cause: unknown;
  /** The file to look at when the cause names none. */
  file: string;
  /** The version that takes over; null when none is left. */
  next: string | null;
}

export type ReportFailure = (failure: Failure) => void;

/** Reports of one tab at most: it may fail in a loop. */
const maximum = 20;

/** Reports each failure to the web server, and on the console for developers; the fallback never waits for it. */
export function createFailureReporter(
  { shell, mode }: Pick<ReleaseSet, 'shell' | 'mode'>,
  send: (body: string) => void = (body) => navigator.sendBeacon(failureReportPath, body),
): ReportFailure {
  let sent = 0;
  const report = async ({ remote, version, step, cause, file, next }: Failure) => {
    const kind = await diagnose(cause, step === 'render' ? undefined : file);
    const end = next === null ? 'nothing is left to take over.' : `${next} took over.`;
    console.error(`${describeFailure(remote, version)} (${step}, ${kind}); ${end}`, cause);
    if (mode === 'development' || sent >= maximum) return;
    sent += 1;
    send(JSON.stringify({ shell, remote, version, part: step, kind, next } satisfies FailureReport));
  };
  return (failure) => void report(failure);
}
