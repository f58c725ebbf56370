import { fakeApi, makeAlert } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('lists what runs, then what ran, and opens one with all of its words', async () => {
  fakeApi({ alerts: [makeAlert(), makeAlert({ _id: 'a2', title: 'Fake parcels', isRunning: false })] });
  open('/alerts');
  expect((await section('Before')).getByRole('link', { name: 'Fake parcels' })).toBeVisible();
  await userEvent.click((await section('Right now')).getByRole('link', { name: 'Texts about unpaid tolls' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Texts about unpaid tolls' })).toBeVisible();
  for (const [heading, words] of [
    ['What to do now', 'Delete them.'],
    ['What happened', 'Texts say that a toll is unpaid.'],
    ['Who is hit', 'Everybody with a phone.'],
  ] as const)
    expect((await section(heading)).getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ring back' })).toHaveAttribute('href', '/resources/ring-back');
});

it('says that there is none, and how to hear of the next', async () => {
  fakeApi({ alerts: [] });
  open('/alerts');
  expect(await screen.findByText('No alert runs. The sea is calm.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/feeds/alerts.rss');
});

it('shows what was wrong as a correction, with its time', async () => {
  const corrections = [{ at: '2026-03-04T06:00:00.000Z', text: 'Not only unpaid ones.' }];
  fakeApi({ alerts: [makeAlert({ corrections })] });
  open('/alerts/a1');
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent(/^Corrected 4 Mar 2026, .*: Not only unpaid ones\.$/);
});

it('says of an address without an alert that there is none', async () => {
  fakeApi({ alerts: [] });
  open('/alerts/nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'Alert not found' })).toBeVisible();
});
