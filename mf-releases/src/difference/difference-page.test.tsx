import { fakeApi, releaseUnit, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ role: 'admin' });
const address = '/releases/mf_public/difference';

it('shows routes, sizes, names and files of two versions', async () => {
  fakeApi({ user: admin, releases: [releaseUnit()] });
  open(`${address}?from=1.0.0&to=1.2.0`);
  const routes = within(await screen.findByRole('table', { name: 'Routes' }));
  expect(routes.getByRole('row', { name: '/blog/tags none open' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Scripts (+2.0 kB) 38.0 kB 40.0 kB' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Styles (as before) 4.0 kB 4.0 kB' })).toBeVisible();
  expect(screen.getByText('@cyberharbour/shared-ui: Badge')).toBeVisible();
  expect(screen.getByText('1 added, 0 removed, 1 changed')).toBeVisible();
});

it('compares others once they are chosen', async () => {
  const api = fakeApi({ user: admin, releases: [releaseUnit()] });
  open(address);
  const to = await screen.findByRole('combobox', { name: 'To' });
  await screen.findAllByRole('option', { name: '1.2.0' });
  await userEvent.selectOptions(to, '1.2.0');
  expect(api.calls).toContain('GET /admin/releases/mf_public/difference?from=1.0.0&to=1.2.0');
});

it('says what could not be compared', async () => {
  const message = 'mf_public 9.0.0 was never published.';
  fakeApi({
    user: admin,
    releases: [releaseUnit()],
    failing: { 'GET /admin/releases/mf_public/difference': { status: 409, message } },
  });
  open(`${address}?from=9.0.0&to=1.0.0`);
  expect(await screen.findByText(message)).toBeVisible();
});
