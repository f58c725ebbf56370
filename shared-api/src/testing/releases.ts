import type {
  FeelReport,
  ReleaseDifference,
  ReleaseFeel,
  ReleaseStep,
  ReleaseUnit,
  ReleaseUnitAnswer,
  ReleaseVersion,
} from '../contract/index';

export const releaseStep = (fields: Partial<ReleaseStep> = {}): ReleaseStep => ({
  revision: 7,
  action: 'promote',
  current: '1.1.0',
  previous: '1.0.0',
  trial: null,
  pinned: false,
  disabled: false,
  at: '2026-11-02T01:00:00.000Z',
  by: 'Priya Nair (team public)',
  reason: 'the new list',
  ...fields,
});

export const releaseVersion = (fields: Partial<ReleaseVersion> = {}): ReleaseVersion => ({
  version: '1.1.0',
  publishedAt: '2026-11-02T00:00:00.000Z',
  contract: '^1.2.0',
  api: '^1.4.0',
  scripts: 40_000,
  styles: 4000,
  sessions: 400,
  errors: 2,
  ...fields,
});

export const releaseFeel = (fields: Partial<ReleaseFeel> = {}): ReleaseFeel => ({
  views: 1200,
  lcp: 1469,
  inp: 44,
  cls: 104,
  blocked: 0,
  errors: 0,
  failedLoads: 1,
  ...fields,
});

/** What a tab tells of how one version felt. */
export const feelReport = (fields: Partial<FeelReport> = {}): FeelReport => ({
  name: 'mf_public',
  version: '1.1.0',
  errors: 0,
  failedLoads: 0,
  ...fields,
});

/** A unit of release as its page has it: three versions, of which the middle one is live. */
export function releaseUnit(fields: Partial<ReleaseUnit> = {}): Omit<ReleaseUnitAnswer, 'success'> {
  const live = fields.live ?? releaseStep();
  const health = [{ version: live.current, sessions: 400, errors: 2 }];
  if (live.trial) health.push({ version: live.trial.version, sessions: 30, errors: 6 });
  return {
    unit: { name: 'mf_public', owner: 'public', mayMove: true, live, health, ...fields },
    versions: [
      releaseVersion({ version: '1.2.0', publishedAt: '2026-11-09T00:00:00.000Z', sessions: 0, errors: 0 }),
      releaseVersion(),
      releaseVersion({ version: '1.0.0', publishedAt: '2026-10-02T00:00:00.000Z' }),
    ],
    history: [live, releaseStep({ revision: 6, current: '1.0.0', previous: null, by: 'team public', reason: null })],
  };
}

export const releaseDifference = (from: string, to: string): Omit<ReleaseDifference, 'success'> => ({
  from,
  to,
  routes: [{ name: '/blog/tags', before: 'none', after: 'open' }],
  needs: [{ name: 'contract', before: '^1.1.0', after: '^1.2.0' }],
  scripts: [38_000, 40_000],
  styles: [4000, 4000],
  names: { added: ['@cyberharbour/shared-ui: Badge'], removed: [] },
  files: { added: ['tags.1234.js'], removed: [], changed: ['remoteEntry.js'] },
});
