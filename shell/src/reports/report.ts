import type { ReleaseSet } from '@cyberharbour/platform';
import { diagnose } from './diagnose';
import type { Kind } from './diagnose';

/** Which step of a remote failed: its container, the files of one screen, or the drawing of it. */
export type Part = 'entry' | 'screen' | 'render';

export interface Failure {
  remote: string;
  version: string;
  part: Part;
  cause: unknown;
  /** The file to look at when the cause names none. */
  file: string;
  /** The version that takes over; null when none is left. */
  next: string | null;
}

export type Report = (failure: Failure) => void;

/** What leaves the browser: nothing of the visitor, and no text of the page. */
export interface SentFailure extends Pick<Failure, 'remote' | 'version' | 'part' | 'next'> {
  kind: Kind;
  shell: string;
}

/** The one place that knows who is told. */
const address = '/_report';

/** A tab that fails in a loop says so this many times at most. */
const most = 20;

/** Tells the web server, and the console of whoever looks, of each failure; healing never waits for it. */
export function createReport(
  { shell, mode }: Pick<ReleaseSet, 'shell' | 'mode'>,
  send: (body: string) => void = (body) => navigator.sendBeacon(address, body),
): Report {
  let sent = 0;
  const tell = async ({ remote, version, part, cause, file, next }: Failure) => {
    const kind = await diagnose(cause, part === 'render' ? undefined : file);
    console.error(
      `${remote} ${version} failed (${part}, ${kind}); ${next === null ? 'nothing is left to take over.' : `${next} took over.`}`,
      cause,
    );
    if (mode === 'development' || sent >= most) return;
    sent += 1;
    send(JSON.stringify({ shell, remote, version, part, kind, next } satisfies SentFailure));
  };
  return (failure) => void tell(failure);
}
