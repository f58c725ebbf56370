import { campaign, fakeApi, libraryItem, makeAlert, subscriber, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin', email: 'priya@example.com' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(name));
  await userEvent.type(screen.getByLabelText(name), text);
};

it('lists every alert with where it stands', async () => {
  fakeApi({ user: admin, alerts: [makeAlert(), makeAlert({ _id: 'a2', title: 'Fake parcels', isRunning: false })] });
  open('/admin/alerts');
  const row = within((await screen.findByRole('rowheader', { name: 'Fake parcels' })).closest('tr') ?? document.body);
  expect(row.getByText('Ended', { selector: '[data-status] *, [data-status]' })).toBeVisible();
  expect(screen.getByText('On every page')).toBeVisible();
});

it('is written with a preview of the banner, led to a guide, and started', async () => {
  const library = [libraryItem({ slug: 'ring-back', title: 'Ring back', content: 'Do.' })];
  const api = fakeApi({ user: admin, alerts: [], library, campaigns: [campaign({ title: 'Spot the phish' })] });
  const { router } = open('/admin/alerts/new');
  await type('What is going around', 'Fake toll texts');
  await type('What to do now', 'Delete them.');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Alert: Fake toll texts')).toBeVisible();
  expect(preview.getByText('Delete them.')).toBeVisible();
  await type('What happened', 'Texts came.');
  await type('Who is hit', 'Drivers.');
  await screen.findByRole('option', { name: 'Spot the phish' });
  await userEvent.selectOptions(screen.getByLabelText('Leads to'), 'Ring back');
  await type('Ends, where you are', '2097-05-06T09:00');
  await press('Start the alert');
  expect(await screen.findByRole('heading', { level: 1, name: 'Fake toll texts' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/alerts/a9');
  expect(api.sent[api.calls.indexOf('POST /admin/alerts')]).toEqual({
    title: 'Fake toll texts',
    advice: 'Delete them.',
    happened: 'Texts came.',
    affected: 'Drivers.',
    link: '/resources/ring-back',
    endsAt: new Date('2097-05-06T09:00').toISOString(),
  });
});

it('that is refused says so at the field, and keeps what was typed', async () => {
  const errors = { advice: 'Say what to do now.' };
  fakeApi({
    user: admin,
    alerts: [],
    failing: { 'POST /admin/alerts': { status: 400, message: 'Look at the fields.', errors } },
  });
  open('/admin/alerts/new');
  await type('What is going around', 'Fake toll texts');
  await press('Start the alert');
  expect(await screen.findByLabelText('What to do now')).toBeInvalid();
  expect(screen.getByLabelText('What is going around')).toHaveValue('Fake toll texts');
});

it('is corrected with what was wrong, and ended after a question', async () => {
  const api = fakeApi({ user: admin, alerts: [makeAlert()] });
  open('/admin/alerts/a1');
  await type('Who is hit', 'Drivers.');
  await type('What was wrong', 'Only drivers get it.');
  await press('Save the correction');
  expect(await screen.findByDisplayValue('Drivers.')).toBeVisible();
  expect(api.holdings.alerts?.[0]?.corrections.map(({ text }) => text)).toEqual(['Only drivers get it.']);
  await press('End now');
  await press('End it');
  await screen.findByText('Nobody chose alerts by letter yet.');
  expect(api.holdings.alerts?.[0]?.isRunning).toBe(false);
});

it('is told by a letter once a person said to how many', async () => {
  const api = fakeApi({
    user: admin,
    alerts: [makeAlert()],
    subscribers: [subscriber({ _id: 's1', email: 'ana@example.com', state: 'subscribed' })],
  });
  open('/admin/alerts/a1');
  await press('Send as a letter…');
  expect(await screen.findByRole('dialog', { name: 'Send a letter to 1 person?' })).toBeVisible();
  expect(api.calls).not.toContain('PUT /admin/alerts/a1/letter');
  await press('Send to 1 person');
  await screen.findByRole('heading', { level: 1 });
  expect(api.calls).toContain('PUT /admin/alerts/a1/letter');
});

it('asks before what was typed is left behind', async () => {
  fakeApi({ user: admin, alerts: [] });
  open('/admin/alerts/new');
  await type('What is going around', 'Fake toll texts');
  await userEvent.click(screen.getByRole('link', { name: '← All alerts' }));
  expect(await screen.findByRole('dialog', { name: 'Leave this alert?' })).toBeVisible();
});
