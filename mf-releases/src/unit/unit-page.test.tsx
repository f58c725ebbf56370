import { fakeApi, releaseFeel, releaseStep, releaseUnit, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ role: 'admin' });
const openUnit = async (unit = releaseUnit(), reasons: Record<string, string[]> = {}) => {
  const api = fakeApi({ user: admin, releases: [{ ...unit, reasons }] });
  open('/releases/mf_public');
  await screen.findByRole('heading', { level: 1, name: 'mf_public' });
  return api;
};
const version = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

it('shows the versions with what they weigh and how they do, and the history', async () => {
  await openUnit();
  expect(version('1.1.0').getByText('Live')).toBeVisible();
  expect(version('1.0.0').getByText('Takes over')).toBeVisible();
  expect(version('1.2.0').getByText('Not used yet')).toBeVisible();
  expect(version('1.1.0').getByText('44.0 kB')).toBeVisible();
  expect(screen.getByText(/1\.1\.0 live for everybody, by Priya Nair \(team public\)/)).toBeVisible();
});

it('asks the gates of a version, and shows every reason', async () => {
  const api = await openUnit(releaseUnit(), { '1.2.0': ['It needs contract ^2.', 'It weighs too much.'] });
  await userEvent.click(screen.getByRole('button', { name: 'Gates of 1.2.0' }));
  expect(await screen.findByText('It needs contract ^2.')).toBeVisible();
  expect(screen.getByText('It weighs too much.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Gates of 1.0.0' }));
  expect(await screen.findByText(/Every gate lets 1\.0\.0 through/)).toBeVisible();
  expect(api.calls).toContain('GET /admin/releases/mf_public/gates?version=1.2.0');
});

it('is only to read for whoever is in no team of it', async () => {
  await openUnit(releaseUnit({ mayMove: false, live: releaseStep({ trial: { version: '1.2.0', percent: 5 } }) }));
  expect(screen.getByText(/Only members of team public move mf_public/)).toBeVisible();
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Gates of 1.2.0', 'Gates of 1.1.0', 'Gates of 1.0.0']);
});

it('says that there is no such unit, without another try', async () => {
  fakeApi({ user: admin });
  open('/releases/mf_nothing');
  expect(await screen.findByText('There is no such unit of release.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('never disables the shell, and does not move what is pinned', async () => {
  const shell = releaseUnit({ name: 'shell', live: releaseStep({ pinned: true }) });
  const api = fakeApi({ user: admin, releases: [shell] });
  open('/releases/shell');
  await screen.findByRole('heading', { level: 1, name: 'shell' });
  expect(screen.queryByRole('button', { name: 'Disable' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Promote 1.2.0' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('shows what people feel of the version on trial, the live one and the one before', async () => {
  const unit = releaseUnit({ live: releaseStep({ trial: { version: '1.2.0', percent: 5 } }) });
  const feel = releaseFeel();
  unit.versions = unit.versions.map((one) =>
    one.version === '1.1.0'
      ? { ...one, feel }
      : one.version === '1.0.0'
        ? { ...one, feel: { ...feel, inp: null } }
        : one,
  );
  await openUnit(unit);
  const table = within(screen.getByRole('table', { name: 'What people feel' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Measure1.2.0, on trial1.1.0, live1.0.0, before',
    'Largest part painted (LCP)not measured1.5 s1.5 s',
    'Answer to a press (INP)not measured44 msnot measured',
    'Layout shift (CLS)not measured0.100.10',
    'Blocked by long tasksnot measured0 ms0 ms',
    'Errors in a page viewnot measured00',
    'Failed loads in a page viewnot measured11',
    'Page views01,2001,200',
  ]);
});

it('says where nothing was felt yet', async () => {
  await openUnit();
  expect(screen.getByText(/No page view of these versions has reported yet/)).toBeVisible();
});
