import { fakeApi, releaseStep, releaseUnit, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ role: 'admin' });

it('shows what is live, on trial, pinned and disabled, who moved it and why, and how it does', async () => {
  fakeApi({
    user: admin,
    releases: [
      releaseUnit({ live: releaseStep({ trial: { version: '1.2.0', percent: 10 }, action: 'canary' }) }),
      releaseUnit({ name: 'shell', live: releaseStep({ pinned: true, disabled: true, reason: null, by: null }) }),
    ],
  });
  open('/releases');
  const row = within(await screen.findByRole('row', { name: /^mf_public/ }));
  expect(row.getByRole('link', { name: 'mf_public' })).toHaveAttribute('href', '/releases/mf_public');
  for (const text of ['1.1.0', 'Trial: 1.2.0', 'Trial 10 %', 'Priya Nair (team public): the new list'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByText('2 of 400 failed (0.5 %)')).toBeVisible();
  expect(row.getByText('Trial: 6 of 30 failed (20.0 %)')).toBeVisible();
  const shell = within(screen.getByRole('row', { name: /^shell/ }));
  for (const text of ['Disabled', 'Pinned', 'Nobody said why']) expect(shell.getByText(text)).toBeVisible();
});

it('says to whoever owns nothing that they only read', async () => {
  fakeApi({ user: admin, releases: [releaseUnit({ mayMove: false })] });
  open('/releases');
  expect(await screen.findByText(/You are in no team that releases/)).toBeVisible();
});

it('says that nothing is released', async () => {
  fakeApi({ user: admin });
  open('/releases');
  expect(await screen.findByText('Nothing is released yet.')).toBeVisible();
});

it('says what could not be had, and tries again', async () => {
  const message = 'Nobody could look.';
  const api = fakeApi({ user: admin, failing: { 'GET /admin/releases': { status: 500, message } } });
  open('/releases');
  expect(await screen.findByText(message)).toBeVisible();
  api.holdings.failing = {};
  api.holdings.releases = [releaseUnit()];
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /^mf_public/ })).toBeVisible();
});

it('offers no other try where there is no release API', async () => {
  const message = 'There is no release API here: releases are moved by command.';
  fakeApi({
    user: admin,
    failing: { 'GET /admin/releases': { status: 501, code: 'NO_RELEASE_API', message } },
  });
  open('/releases');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
