import { expect, timeOfHeading, noteHeadings, recordReports, test } from '../product/healing.ts';
import type { RemoteName } from '../product/releases.ts';
import { failureModes } from '../product/failure-modes.ts';

const screens: {
  remote: RemoteName;
  path: string;
  chunk: string;
  heading: RegExp;
  elsewhere: { link: string; heading: RegExp };
}[] = [
  {
    remote: 'mf_public',
    path: '/resources',
    chunk: 'resources',
    heading: /^Resource library$/,
    elsewhere: { link: 'Admin', heading: /^On watch$/ },
  },
  {
    remote: 'mf_dashboard',
    path: '/dashboard',
    chunk: 'dashboard',
    heading: /^Welcome, /,
    elsewhere: { link: 'About', heading: /^About CyberHarbour$/ },
  },
  {
    remote: 'mf_admin',
    path: '/admin/users',
    chunk: 'users',
    heading: /^Users$/,
    elsewhere: { link: 'About', heading: /^About CyberHarbour$/ },
  },
];

const times: { name: string; ms: number; hang: boolean }[] = [];

for (const { remote, path, chunk, heading, elsewhere } of screens) {
  for (const mode of failureModes) {
    test(`${remote} is replaced by its version before when ${mode.name}`, async ({ page, releases }) => {
      const { release, file } = await mode.release({ releases, remote, chunk, page });
      const good = await releases.good(remote);
      const reports = recordReports(page);
      const isHang = mode.kind === 'hang';
      let failed = NaN;
      const note = (seen: { url: () => string }) => {
        if (Number.isNaN(failed) && seen.url().endsWith(`/r/${remote}/${release.version}/${file}`)) failed = Date.now();
      };
      if (isHang) page.on('request', note);
      else page.on('response', note);
      let documents = 0;
      page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
      await noteHeadings(page);

      await page.goto(path);
      const healed = await timeOfHeading(page, heading);
      times.push({ name: `${remote}: ${mode.name}`, ms: healed - failed, hang: isHang });

      await expect(page).toHaveURL(path);
      const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
      await expect(navigation.getByRole('link', { name: 'Campaigns' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect
        .poll(() => reports)
        .toEqual([
          expect.objectContaining({
            remote,
            version: release.version,
            part: mode.part,
            kind: mode.kind,
            next: good.version,
          }),
        ]);

      if (elsewhere.link === 'Admin') await page.locator('summary', { hasText: 'Administrator' }).click();
      await page.getByRole('banner').getByRole('link', { name: elsewhere.link, exact: true }).first().click();
      await timeOfHeading(page, elsewhere.heading);
      expect(documents, 'without a reload').toBe(1);
      if (isHang) {
        await page.goto(path);
        await timeOfHeading(page, heading);
        const ofThis = reports.filter((report) => 'remote' in report && report.remote === remote);
        expect(ofThis, 'the tab knows which version did not answer, and does not wait for it again').toHaveLength(1);
      }
    });
  }
}

// How soon is the benchmark's to judge (`npm run bench:releases`): it reads these lines.
test.afterAll(() => {
  const sorted = times
    .filter(({ hang }) => !hang)
    .map(({ ms }) => ms)
    .sort((one, other) => one - other);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
  const hang = Math.max(...times.filter((time) => time.hang).map(({ ms }) => ms));
  for (const { name, ms } of times) console.log(`${String(ms).padStart(6)} ms  ${name}`);
  console.log(
    `healed ${String(times.length)} of ${String(screens.length * failureModes.length)}; p95 ${String(p95)} ms, longest hang ${String(hang)} ms`,
  );
});
