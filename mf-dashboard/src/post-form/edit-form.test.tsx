import { blog, campaign, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { open } from '../testing/open';

describe('what is edited', () => {
  it.each([
    ['/blog/b1/edit', 'GET /blogs/b1'],
    ['/campaigns/c1/edit', 'GET /campaigns/c1'],
  ])('%s says Loading… until it is there', async (address, call) => {
    let bring: (() => void) | undefined;
    fakeApi({
      user: user(),
      blogs: [blog()],
      campaigns: [campaign()],
      held: { [call]: new Promise<void>((resolve) => (bring = resolve)) },
    });
    open(address);
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
    bring?.();
    expect(await screen.findByLabelText('Title')).toBeVisible();
  });

  it.each([
    ['', 'Failed to load blog'],
    ['The harbour is closed.', 'The harbour is closed.'],
  ])('that cannot be had leads back, with the server’s words “%s” or the product’s', async (message, text) => {
    fakeApi({ user: user(), failing: { 'GET /blogs/b1': { status: 500, message } } });
    const { router, notices } = open('/blog/b1/edit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(notices).toEqual([{ kind: 'error', text }]);
  });

  it('that cannot be had leads nobody back who is on the way to another page', async () => {
    let bring: (() => void) | undefined;
    fakeApi({
      user: user(),
      failing: { 'GET /blogs/b1': { status: 500 } },
      held: { 'GET /blogs/b1': new Promise<void>((resolve) => (bring = resolve)) },
    });
    let arrive: (() => void) | undefined;
    const slow = new Promise<{ Component: () => ReactNode }>((resolve) => {
      arrive = () => resolve({ Component: () => <h1>Elsewhere</h1> });
    });
    const { router, notices } = open('/blog/b1/edit', [{ path: '/elsewhere', lazy: () => slow }]);
    await screen.findByText('Loading…');
    act(() => void router.navigate('/elsewhere'));
    bring?.();
    await waitFor(() => expect(notices).not.toEqual([]));
    arrive?.();
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it.each([
    ['/blog/b1/edit', 'PUT /blogs/b1', 'Update Blog', 'Update failed'],
    ['/campaigns/c1/edit', 'PUT /campaigns/c1', 'Update Campaign', 'Update failed'],
  ])('%s that is refused without a word stays, and says so', async (address, call, button, text) => {
    fakeApi({ user: user(), blogs: [blog()], campaigns: [campaign()], failing: { [call]: { status: 500 } } });
    open(address);
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await within(await screen.findByRole('alert')).findByText(text)).toBeVisible();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toMatch(/!$/);
  });
});

describe('said beforehand', () => {
  const reviewed = 'Goes back to a moderator after you update it.';

  it.each([
    ['/blog/b1/edit', 'approved', true],
    ['/blog/b1/edit', 'pending', false],
    ['/campaigns/c1/edit', 'active', true],
    ['/campaigns/c1/edit', 'pending', false],
  ])('%s of one that is %s: that it is reviewed again is %s', async (address, status, isReviewed) => {
    fakeApi({
      user: user(),
      blogs: [blog({ status: status as 'pending' })],
      campaigns: [campaign({ status: status as 'pending' })],
    });
    open(address);
    await screen.findByLabelText('Title');
    expect(screen.queryByText(reviewed) !== null).toBe(isReviewed);
  });
});
