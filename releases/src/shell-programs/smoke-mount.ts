import { ReleaseRefused } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { WrongUse } from '../command-line/command.ts';
import { shellProgram } from './shell-program.ts';

/** The mount ends by itself after a minute; this is for one that does not, in milliseconds. */
const longest = 120_000;

type Smoke = { checked: true; reasons: string[] } | { checked: false; why: string };

export interface SmokeMount {
  /** For `promote`: every reason against the version, found by opening its screens in the live shell. */
  smoke: (name: string, version: string) => Promise<string[]>;
  /** What to add to the answer: a mount that was not tried is said, never passed over. */
  note: () => string;
}

interface SmokeOptions {
  'require-smoke'?: boolean | undefined;
  'no-smoke'?: boolean | undefined;
}

/** The smoke mount as the options want it: by default wherever a Chromium is. */
export function smokeMount(store: ReleaseStore, options: SmokeOptions): SmokeMount {
  if (options['no-smoke'] && options['require-smoke'])
    throw new WrongUse('--require-smoke and --no-smoke contradict each other.');
  let unchecked = '';
  return {
    async smoke(name, version) {
      const done: Smoke = options['no-smoke']
        ? { checked: false, why: '--no-smoke was given' }
        : ((await shellProgram(store, 'smoke', ['--name', name, '--version', version], longest)) as Smoke);
      if (done.checked) return done.reasons;
      if (options['require-smoke']) throw new ReleaseRefused(`${name} ${version} was not mounted: ${done.why}.`);
      unchecked = ` Its smoke mount was not checked: ${done.why}.`;
      return [];
    },
    note: () => unchecked,
  };
}
