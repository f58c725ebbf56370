import type { Page } from '@playwright/test';

/** Versions are called after what was built: a picture of real ones would be another one with each build. */
const step = {
  revision: 7,
  action: 'promote',
  current: '1.1.0',
  previous: '1.0.0',
  trial: null,
  pinned: false,
  disabled: false,
  at: '2030-01-14T01:00:00.000Z',
  by: 'Priya Nair (team public)',
  reason: 'the new list',
};
const before = { ...step, revision: 6, current: '1.0.0', previous: null, by: 'team public', reason: null };
const trial = { ...step, action: 'canary', trial: { version: '1.2.0', percent: 10 } };
const health = [{ version: '1.1.0', sessions: 400, errors: 2 }];
const ofTrial = [...health, { version: '1.2.0', sessions: 30, errors: 6 }];
const version = { contract: '^1.2.0', api: '^1.4.0', scripts: 40_000, styles: 4000 };

const units = [
  { name: 'mf_admin', owner: 'console', mayMove: true, live: step, health },
  { name: 'mf_public', owner: 'public', mayMove: true, live: trial, health: ofTrial },
  {
    name: 'shell',
    owner: null,
    mayMove: false,
    live: { ...before, pinned: true, disabled: true },
    health: [],
  },
];
const unit = {
  unit: units[1],
  versions: [
    { ...version, ...ofTrial[1], publishedAt: '2030-01-14T00:00:00.000Z' },
    { ...version, ...health[0], publishedAt: '2030-01-07T00:00:00.000Z' },
    { ...version, version: '1.0.0', sessions: 900, errors: 0, publishedAt: '2029-12-02T00:00:00.000Z' },
  ],
  history: [trial, before],
};

/** The release console with the same releases in each run. */
export async function holdReleases(page: Page) {
  await page.route('**/api/admin/releases', (route) => route.fulfill({ json: { success: true, units } }));
  await page.route('**/api/admin/releases/mf_public', (route) => route.fulfill({ json: { success: true, ...unit } }));
}
