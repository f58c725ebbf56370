import { ReleaseRefused } from '../index.ts';
import type { Asked } from '../command-line/command.ts';
import { shellProgram } from './shell-program.ts';

type Smoke = { checked: true; reasons: string[] } | { checked: false; why: string };

export interface SmokeMount {
  /** For `promote`: every reason against the version, found by opening its screens in the live shell. */
  smoke: (name: string, version: string) => Promise<string[]>;
  /** What to add to the answer: a mount that was not tried is said, never passed over. */
  note: () => string;
}

/** The smoke mount as the options ask for it: by default wherever a Chromium is. */
export function smokeMount({ store, options }: Pick<Asked, 'store' | 'options'>): SmokeMount {
  let unchecked = '';
  return {
    async smoke(name, version) {
      const done: Smoke = options['no-smoke']
        ? { checked: false, why: '--no-smoke was given' }
        : ((await shellProgram(store, 'smoke', ['--name', name, '--version', version])) as Smoke);
      if (done.checked) return done.reasons;
      if (options['require-smoke']) throw new ReleaseRefused(`${name} ${version} was not mounted: ${done.why}.`);
      unchecked = ` Its smoke mount was not checked: ${done.why}.`;
      return [];
    },
    note: () => unchecked,
  };
}
