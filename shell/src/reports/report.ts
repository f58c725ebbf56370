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

export type Report = (failure: Failure) => void;

/** A tab that fails in a loop says so this many times at most. */
const most = 20;

/** Tells the web server, and the console of whoever looks, of each failure; healing never waits for it. */
export function createReport(
  { shell, mode }: Pick<ReleaseSet, 'shell' | 'mode'>,
  send: (body: string) => void = (body) => navigator.sendBeacon(failureReportPath, body),
): Report {
  let sent = 0;
  const tell = async ({ remote, version, step, cause, file, next }: Failure) => {
    const kind = await diagnose(cause, step === 'render' ? undefined : file);
    console.error(
      `${describeFailure(remote, version)} (${step}, ${kind}); ${next === null ? 'nothing is left to take over.' : `${next} took over.`}`,
      cause,
    );
    if (mode === 'development' || sent >= most) return;
    sent += 1;
    send(JSON.stringify({ shell, remote, version, part: step, kind, next } satisfies FailureReport));
  };
  return (failure) => void tell(failure);
}
