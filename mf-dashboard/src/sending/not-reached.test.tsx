import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

async function fill() {
  await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
  await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
  await userEvent.upload(screen.getByLabelText('Cover Image'), new File(['x'], 'wharf.jpg', { type: 'image/jpeg' }));
}
const submit = () => screen.getByRole('button', { name: /^(Create Blog|Sending)$/ });

it('a server that cannot be reached costs nothing that was typed, and says so where it happened', async () => {
  const api = fakeApi({ user: user(), blogs: [blog()], failing: { 'POST /blogs': { status: 0 } } });
  open('/blog/create');
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByText(/can’t reach the harbour office/)).toBeVisible();
  api.holdings.failing = {};
  await userEvent.click(submit());
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
  const keys = api.calls.flatMap((call, place) =>
    call === 'POST /blogs' ? [api.headers[place]?.['Idempotency-Key']] : [],
  );
  expect(new Set(keys).size).toBe(1);
});
