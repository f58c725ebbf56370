import 'fake-indexeddb/auto';
import { blog, fakeApi, freshDevice, user, type FakeApi } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { photo } from '../testing/photo';

const mei = user({ _id: 'u2', name: 'Mei Castellano', email: 'mei@example.com' });
/** A preview asks how a text is drawn, and changes nothing. */
const changes = ({ calls }: FakeApi) =>
  calls.filter((call) => !call.startsWith('GET') && call !== 'POST /formatted-text');

/** Another tab of this browser signed somebody else in; this one has not heard of it. */
const signInElsewhere = (api: FakeApi) => Object.assign(api.holdings, { user: mei });

const whose = 'Tom Okafor began this form, and Mei Castellano is signed in now, so nothing is sent.';
async function expectOwner() {
  const notice = await screen.findByText(whose);
  expect(notice.closest('[role=alert]')).toHaveFocus();
  const link = within(notice.closest<HTMLElement>('[role=alert]') ?? document.body);
  expect(link.getByRole('link', { name: 'Log in as Tom Okafor in a new tab' })).toHaveAttribute('target', '_blank');
}

beforeEach(freshDevice);

describe('a form that somebody began before another one signed in', () => {
  it('for a new blog is not sent, says whose it is, keeps its text, and is sent once its owner is back', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    const { client } = open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    signInElsewhere(api);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Blog' }));
    await expectOwner();
    expect(changes(api)).toEqual([]);
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice');
    api.holdings.user = user();
    await client.invalidateQueries({ queryKey: ['session'] });
    await waitFor(() => expect(screen.queryByText(whose)).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    await waitFor(() => expect(changes(api)).toEqual(['POST /blogs']));
  });

  it('for a change of a blog keeps its text, although the answers of its owner are gone', async () => {
    const api = fakeApi({ user: user(), blogs: [blog({ status: 'pending' })] });
    const { client, router } = open('/blog/b1/edit');
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    signInElsewhere(api);
    await client.invalidateQueries({ queryKey: ['session'] });
    expect(await screen.findByText(whose)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    await expectOwner();
    expect(changes(api)).toEqual([]);
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice that was almost right!');
    expect(router.state.location.pathname).toBe('/blog/b1/edit');
  });

  it('for account details neither changes the other account nor shows it under what was typed', async () => {
    const api = fakeApi({ user: user() });
    open('/dashboard/details');
    await userEvent.type(await screen.findByLabelText('Name'), ' Jr');
    signInElsewhere(api);
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await expectOwner();
    expect(changes(api)).toEqual([]);
    expect(screen.getByLabelText('Name')).toHaveValue('Tom Okafor Jr');
    expect(screen.getByLabelText('Email')).toHaveValue('tom@example.com');
  });
});
