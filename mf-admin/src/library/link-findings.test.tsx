import type { LinkFinding } from '@cyberharbour/shared-api/contract';
import { fakeApi, libraryItem, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });
const finding = (_id: string, title: string, some: Partial<LinkFinding>): LinkFinding => ({
  _id,
  title,
  link: `https://${_id}.example.org/`,
  finding: 'dead',
  detail: 'It answers 404.',
  foundAt: '2026-03-04T05:06:07.000Z',
  updatedAt: '2026-03-04T05:06:07.000Z',
  ...some,
});
const findings = () => [
  finding('r1', 'Gone', {}),
  finding('r2', 'Moved', { finding: 'moved', detail: 'https://new.example.org/' }),
  finding('r3', 'Casino', { finding: 'changed', detail: null }),
];
const library = () => findings().map(({ _id, title, link }) => libraryItem({ _id, id: _id, title, link }));
const section = async () => within(await screen.findByRole('region', { name: /^Links to look at/ }));

it('says of each link what is the matter, and what can be done', async () => {
  fakeApi({ user: admin, library: library(), findings: findings() });
  open('/admin/resources');
  const place = await section();
  expect(place.getByText(/For three days or more the page was not there\. It answers 404\./)).toBeVisible();
  expect(place.getByText(/New address: https:\/\/new\.example\.org\//)).toBeVisible();
  expect(place.getByText(/says something else than it did/)).toBeVisible();
  expect(place.getByRole('link', { name: 'Casino (opens in a new tab)' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  expect(place.getAllByRole('button', { name: /^Use the new address/ })).toHaveLength(1);
});

it('takes a new address, a retirement, or that all is fine, and the list becomes shorter', async () => {
  const api = fakeApi({ user: admin, library: library(), findings: findings() });
  const { notices } = open('/admin/resources');
  const press = async (name: string) => userEvent.click((await section()).getByRole('button', { name }));
  await press('Use the new address: Moved');
  expect(await screen.findByRole('region', { name: 'Links to look at (2)' })).toBeVisible();
  expect(await screen.findByText('new.example.org')).toBeVisible();
  await press('It is fine: Casino');
  expect(await screen.findByRole('region', { name: 'Links to look at (1)' })).toBeVisible();
  await press('Retire: Gone');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Links to look at/ })).not.toBeInTheDocument());
  expect(notices.map(({ text }) => text)).toEqual(['New address saved', 'Taken off the list', 'Resource retired']);
  expect(api.calls.filter((call) => call.startsWith('PUT'))).toEqual([
    'PUT /admin/link-findings/r2/address',
    'PUT /admin/link-findings/r3/dismiss',
    'PUT /admin/resources/r1/retired',
  ]);
});

it('is not there with a server of an earlier release', async () => {
  fakeApi({ user: admin, library: library(), failing: { 'GET /admin/link-findings': { status: 404 } } });
  const { notices } = open('/admin/resources');
  expect(await screen.findByRole('button', { name: 'Retire Gone' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Links to look at/ })).not.toBeInTheDocument();
  expect(notices).toEqual([]);
});
