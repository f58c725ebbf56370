import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

async function fill() {
  await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
  await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
  await userEvent.upload(screen.getByLabelText('Cover Image'), new File(['x'], 'wharf.jpg', { type: 'image/jpeg' }));
}
const submit = () => screen.getByRole('button', { name: /^(Create Blog|Sending)$/ });

describe('a picture on its way', () => {
  it('says how far it is, can be stopped, and goes out when pressed again', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()], held: { 'POST /blogs': new Promise(() => undefined) } });
    const { notices } = open('/blog/create');
    await fill();
    await userEvent.dblClick(submit());
    expect(await screen.findByRole('progressbar', { name: 'Sending your picture' })).toHaveAttribute('value', '0.5');
    expect(screen.getByText('50%')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }));
    expect(await screen.findByText('You stopped it, so nothing was sent. What you typed is still here.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice');
    expect(notices).toEqual([]);
    expect(api.calls.filter((call) => call === 'POST /blogs')).toHaveLength(1);
    api.holdings.held = {};
    await userEvent.click(submit());
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(notices).toEqual([{ kind: 'success', text: 'Blog created successfully' }]);
  });

  it('is given up when its page is left before all of it has gone', async () => {
    fakeApi({ user: user(), blogs: [blog()], held: { 'POST /blogs': new Promise(() => undefined) } });
    const { client, unmount } = open('/blog/create');
    await fill();
    await userEvent.click(submit());
    await screen.findByRole('progressbar');
    unmount();
    await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe('error'));
  });
});
