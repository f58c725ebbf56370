import { fakeApi, makeLetter, subscriber, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin', email: 'priya@example.com' });
const readers = [
  subscriber({ _id: 's1', email: 'ana@example.com', state: 'subscribed' }),
  subscriber({ _id: 's2', email: 'mei@example.com', state: 'subscribed' }),
  subscriber({ _id: 's3', email: 'tom@example.com', state: 'left' }),
];
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('lists every letter with where it stands', async () => {
  const letters = [
    makeLetter(),
    makeLetter({ _id: 'l2', subject: 'April', state: 'sent', endedAt: '2026-04-02T01:00:00Z' }),
  ];
  fakeApi({ user: admin, letters });
  open('/admin/letters');
  const row = within((await screen.findByRole('rowheader', { name: 'April' })).closest('tr') ?? document.body);
  expect(row.getByText('Sent')).toBeVisible();
  expect(row.getByText(/2 Apr 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'What went around in March' })).toHaveAttribute('href', '/admin/letters/l1');
  expect(screen.getByText('Draft')).toBeVisible();
});

it('begins a letter, takes its parts, saves it and shows it in every form', async () => {
  const api = fakeApi({ user: admin, letters: [], subscribers: readers });
  open('/admin/letters');
  await press('Write a letter');
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  await userEvent.clear(subject);
  await userEvent.type(subject, 'May at the harbour');
  await press('Add words');
  await userEvent.type(screen.getByRole('textbox', { name: 'Words, part 1' }), 'Good morning.');
  await press('Add a tip');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tip, part 2' }), 'Lock your phone.');
  await press('Move up: Tip, part 2');
  expect(screen.getByRole('textbox', { name: 'Tip, part 1' })).toHaveValue('Lock your phone.');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await press('Save draft');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.holdings.letters?.[0]?.blocks).toEqual([
    { kind: 'tip', text: 'Lock your phone.' },
    { kind: 'words', text: 'Good morning.' },
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  const sheet = within(await screen.findByRole('tabpanel', { name: 'Web page' }));
  expect(sheet.getByText('Good morning.')).toBeVisible();
  expect(screen.getByRole('link', { name: /As mail programs draw it/ })).toHaveAttribute(
    'href',
    'https://api.example.com/api/admin/letters/l9/mail',
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Plain text' }));
  expect(screen.getByRole('tabpanel', { name: 'Plain text' })).toHaveTextContent('May at the harbour');
});

it('takes a picture with what it shows, sent at once and looked at before it is saved', async () => {
  const api = fakeApi({ user: admin, letters: [makeLetter()] });
  open('/admin/letters/l1');
  await press('Add a picture');
  const picture = new File(['x'], 'screen.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Picture, part 1'), picture);
  expect(await screen.findByText('screen.jpg')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'What it shows, part 1' }), 'An unknown number.');
  await press('Save draft');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(api.holdings.letters?.[0]?.blocks).toEqual([
    { kind: 'picture', id: 'c'.repeat(32), alt: 'An unknown number.' },
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByRole('img', { name: 'An unknown number.' })).toBeVisible();
});

it('waits for a picture that is on its way before it is saved and looked at', async () => {
  let arrive: (() => void) | undefined;
  const held = { 'POST /admin/letters/l1/pictures': new Promise<void>((resolve) => (arrive = resolve)) };
  const api = fakeApi({ user: admin, letters: [makeLetter()], held });
  open('/admin/letters/l1');
  await press('Add a picture');
  // The focus goes to a new part a moment after it is there.
  await waitFor(() => expect(screen.getByLabelText('Picture, part 1')).toHaveFocus());
  await userEvent.type(screen.getByRole('textbox', { name: 'What it shows, part 1' }), 'An unknown number.');
  await userEvent.upload(
    screen.getByLabelText('Picture, part 1'),
    new File(['x'], 'screen.jpg', { type: 'image/jpeg' }),
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByText('Waiting for the picture')).toBeVisible();
  expect(api.calls).not.toContain('PUT /admin/letters/l1');
  arrive?.();
  expect(await screen.findByRole('img', { name: 'An unknown number.' })).toBeVisible();
});

it('is for readers who chose something, and says so once it is on its way', async () => {
  const letters = [makeLetter({ blocks: [{ kind: 'tip', text: 'Lock your phone.' }] })];
  const api = fakeApi({ user: admin, letters, subscribers: readers });
  open('/admin/letters/l1');
  expect(await screen.findByRole('checkbox', { name: 'One letter a month' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'One letter a month' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'News about malware' }));
  await press('Send…');
  await press('Send to 2 people');
  expect(await screen.findByText('News about malware')).toBeVisible();
  expect(api.holdings.letters?.[0]?.topics).toEqual(['Malware']);
});

it('sends a test to its writer alone', async () => {
  fakeApi({ user: admin, letters: [makeLetter()] });
  const { notices } = open('/admin/letters/l1');
  await press('Send a test to me');
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'success', text: 'A test is on its way to priya@example.com' }]),
  );
});

it('says how many people get it before it is sent, then how far it is, and stops', async () => {
  const api = fakeApi({
    user: admin,
    letters: [makeLetter({ blocks: [{ kind: 'tip', text: 'Lock your phone.' }] })],
    subscribers: readers,
  });
  open('/admin/letters/l1');
  await press('Send…');
  expect(await screen.findByRole('dialog', { name: 'Send this letter to 2 people?' })).toBeVisible();
  expect(api.holdings.letters?.[0]?.state).toBe('draft');
  await press('Send to 2 people');
  expect(await screen.findByRole('progressbar', { name: 'Handed over' })).toBeVisible();
  expect(screen.getByText('0 of 2')).toBeVisible();
  await press('Stop');
  await press('Stop it');
  expect(await screen.findByText('Stopped')).toBeVisible();
});

it('is not offered to be sent while nobody would get it', async () => {
  fakeApi({ user: admin, letters: [makeLetter()], subscribers: [] });
  open('/admin/letters/l1');
  await press('Send…');
  const dialog = await screen.findByRole('dialog', { name: 'Nobody would get this letter' });
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Back to the letter']);
  await press('Back to the letter');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('is scheduled for a time, and refused without one', async () => {
  const api = fakeApi({ user: admin, letters: [makeLetter()], subscribers: readers });
  open('/admin/letters/l1');
  await press('Send…');
  await userEvent.click(await screen.findByRole('radio', { name: 'At a time of my choice' }));
  await press('Schedule it');
  expect(screen.getByText('Choose a day and a time.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Day and time, where you are'), '2097-05-06T09:00');
  await press('Schedule it');
  expect(await screen.findByText('Scheduled')).toBeVisible();
  expect(api.holdings.letters?.[0]?.sendAt).toBe(new Date('2097-05-06T09:00').toISOString());
});

it('says when somebody else saved it meanwhile, and shows that', async () => {
  const api = fakeApi({ user: admin, letters: [makeLetter()] });
  open('/admin/letters/l1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), '!');
  Object.assign(api.holdings.letters?.[0] ?? {}, { subject: 'Theirs', updatedAt: '2026-05-06T01:00:00.000Z' });
  await press('Save draft');
  expect(await screen.findByRole('alert')).toHaveTextContent('This was changed somewhere else');
  await press('Show what is saved now');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Theirs'));
});

it('asks before what was typed is left behind', async () => {
  fakeApi({ user: admin, letters: [makeLetter()] });
  const { router } = open('/admin/letters/l1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), '!');
  await userEvent.click(screen.getByRole('link', { name: '← All letters' }));
  expect(await screen.findByRole('dialog', { name: 'Leave this letter?' })).toBeVisible();
  await press('Stay');
  expect(router.state.location.pathname).toBe('/admin/letters/l1');
});
