/** The step of a remote that failed: its container, the files of one screen, or the rendering of it. */
export const failureSteps = ['entry', 'screen', 'render'] as const;
export type FailureStep = (typeof failureSteps)[number];

/** Why a file of a remote could not be used. `render`: no file is to blame. */
export const failureKinds = [
  'missing',
  'server-error',
  'not-a-script',
  'tampered',
  'unreachable',
  'hang',
  'evaluation',
  'render',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** What a tab reports of a version that failed: nothing about the visitor, and no text of the page. */
export interface FailureReport {
  shell: string;
  remote: string;
  version: string;
  /** The failed step. The name is that of the wire format, which tabs of earlier releases use too. */
  part: FailureStep;
  kind: FailureKind;
  /** The version that takes over; null when none is left. */
  next: string | null;
}

/** Where the web server receives a `FailureReport`, as JSON in plain text. */
export const failureReportPath = '/_report';

/**
 * The first words of the console message about a version that failed. The smoke mount recognises its candidate by
 * them.
 */
export const describeFailure = (remote: string, version: string) => `${remote} ${version} failed`;

/** Why an address has no screen: nobody claims it, it is not for this visitor, or its remote could not be loaded. */
export type ScreenFailure = 'not-found' | 'forbidden' | 'failed';

/** Name of the `meta` element whose content is the `ScreenFailure` of the page. The smoke mount reads it. */
export const screenFailureMark = 'screen-failure';
