import 'fake-indexeddb/auto';
import { blog, campaign, fakeApi, freshDevice, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const revision = (some: object = {}) => ({
  _id: 'r1',
  title: 'The invoice',
  text: 'It came on a Monday.',
  more: {},
  until: '2026-11-20T01:00:00.000Z',
  byAuthor: true,
  ...some,
});
const mine = () => blog({ title: 'The second invoice', content: 'It came on a Tuesday.' });
const openVersions = async () => userEvent.click(await screen.findByText('Earlier versions'));

beforeEach(freshDevice);

describe('earlier versions of a post', () => {
  it('show what changed since, and come back by the form, as an edit', async () => {
    const api = fakeApi({
      user: user(),
      blogs: [mine()],
      revisions: [revision(), revision({ _id: 'r0', byAuthor: false })],
    });
    open('/blog/b1/edit');
    await openVersions();
    const [first, second] = await screen.findAllByRole('listitem').then((all) => all.map((one) => within(one)));
    expect(await first?.findByText('Monday', { exact: false })).toHaveProperty('tagName', 'DEL');
    expect(first?.getByText('Then you changed it.', { exact: false })).toBeVisible();
    expect(second?.getByText('Then a moderator changed it.', { exact: false })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Put this version into the form' })[0] as HTMLElement);
    expect(screen.getByLabelText('Content')).toHaveValue('It came on a Monday.');
    expect(screen.getByText(/Nothing is saved until you press Update Blog/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    await waitFor(() => expect(api.calls).toContain('PUT /blogs/b1'));
    expect(api.sent[api.calls.indexOf('PUT /blogs/b1')]).toMatchObject({
      title: 'The invoice',
      content: 'It came on a Monday.',
    });
  });

  it('can be taken back: what was typed before is there again', async () => {
    fakeApi({ user: user(), blogs: [mine()], revisions: [revision()] });
    open('/blog/b1/edit');
    await userEvent.type(await screen.findByLabelText('Content'), ' Late.');
    await openVersions();
    await userEvent.click(await screen.findByRole('button', { name: 'Put this version into the form' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(screen.getByLabelText('Content')).toHaveValue('It came on a Tuesday. Late.');
    expect(screen.getByLabelText('Title')).toHaveValue('The second invoice');
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });

  it('of a campaign bring back what it asked for, and leave its times', async () => {
    const more = { actions: 'Ring first', goal: '40' };
    fakeApi({ user: user(), campaigns: [campaign()], revisions: [revision({ more })] });
    open('/campaigns/c1/edit');
    const start = await screen.findByLabelText('Start');
    const before = (start as HTMLInputElement).value;
    await openVersions();
    await userEvent.click(await screen.findByRole('button', { name: 'Put this version into the form' }));
    expect(screen.getByLabelText('Description')).toHaveValue('It came on a Monday.');
    expect(screen.getByDisplayValue('40')).toBeVisible();
    expect(start).toHaveValue(before);
  });

  it('say when there are none, and when they cannot be loaded', async () => {
    const api = fakeApi({ user: user(), blogs: [mine()], failing: { 'GET /blogs/b1/revisions': { status: 400 } } });
    open('/blog/b1/edit');
    await openVersions();
    expect(await screen.findByText(/cannot be loaded right now/)).toBeVisible();
    delete api.holdings.failing;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Its words were not changed since you sent it.')).toBeVisible();
  });
});
