import { fakeApi, makeLetter } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const sent = { state: 'sent', begunAt: '2026-03-04T05:06:07.000Z' } as const;
const letters = () => [
  makeLetter({ ...sent, blocks: [{ kind: 'tip', text: 'Lock your phone.' }] }),
  makeLetter({ _id: 'l2', subject: 'Not yet', code: 'AAAA-BBBB' }),
];

it('lists every letter that went out, and opens one as its readers got it', async () => {
  fakeApi({ letters: letters() });
  open('/letters');
  await userEvent.click(await screen.findByRole('link', { name: 'What went around in March' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'What went around in March' })).toBeVisible();
  expect(screen.getByText('Lock your phone.')).toBeVisible();
  expect(screen.getByText('7KQX-M2PD')).toBeVisible();
});

it('says whether a letter of ours has a code, and keeps the question in the address', async () => {
  fakeApi({ letters: letters() });
  const { router } = open('/letters');
  const box = await screen.findByRole('textbox', { name: 'The code of the letter' });
  await userEvent.type(box, '7KQX-M2PD');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('Yes, we sent a letter with this code')).toBeVisible();
  expect(router.state.location.search).toBe('?code=7KQX-M2PD');
});

it('says what to do about a code that no letter has, be it that of a draft', async () => {
  fakeApi({ letters: letters() });
  open('/letters?code=AAAA-BBBB');
  const answer = (await screen.findByText('No letter of ours has the code “AAAA-BBBB”.')).closest('[role=status]');
  expect(
    within((answer as HTMLElement | null) ?? document.body).getByRole('link', { name: 'I followed one already' }),
  ).toHaveAttribute('href', '/help');
});

it('says of an address without a letter that there is none', async () => {
  fakeApi({ letters: letters() });
  open('/letters/l2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Letter not found' })).toBeVisible();
});
