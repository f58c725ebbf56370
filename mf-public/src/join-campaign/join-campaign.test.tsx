import { campaign, fakeApi, makeProgress, makeUpdate, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const box = async () => within(await screen.findByRole('region', { name: 'Join in' }));

beforeEach(() => localStorage.clear());

describe('a campaign', () => {
  it('is joined with one press, by the way that the address names, and done with another', async () => {
    const api = fakeApi({ campaigns: [campaign()], progress: makeProgress({ joined: 12 }) });
    open('/campaigns/c1?via=poster');
    const join = await box();
    expect(await join.findByText(/^12 people joined so far\./)).toBeVisible();
    await userEvent.click(join.getByRole('button', { name: 'Join this campaign' }));
    const answer = (await join.findByText('You are in. Thank you.')).closest('[role="status"]');
    expect(answer).toHaveFocus();
    expect(join.queryByRole('button', { name: 'Join this campaign' })).not.toBeInTheDocument();
    await userEvent.click(join.getByRole('button', { name: 'I did it' }));
    expect(await join.findByText('You did it. Tell one other person.')).toBeVisible();
    expect(api.sent.filter((_, place) => api.calls[place] === 'POST /campaigns/c1/steps')).toEqual([
      { step: 'seen', source: 'poster' },
      { step: 'joined', source: 'poster' },
      { step: 'done', source: 'poster' },
    ]);
  });

  it('knows on this device that it was joined, and on no other', async () => {
    fakeApi({ campaigns: [campaign()] });
    const first = open('/campaigns/c1');
    await userEvent.click((await box()).getByRole('button', { name: 'Join this campaign' }));
    await screen.findByText('You are in. Thank you.');
    first.unmount();
    fakeApi({ campaigns: [campaign()] });
    open('/campaigns/c1');
    expect((await box()).queryByRole('button', { name: 'Join this campaign' })).not.toBeInTheDocument();
    expect((await box()).getByRole('button', { name: 'I did it' })).toBeVisible();
  });

  it('that a member joined elsewhere says so here', async () => {
    fakeApi({ user: user(), campaigns: [campaign()], progress: makeProgress({ mine: 'done' }) });
    open('/campaigns/c1');
    expect(await screen.findByText('You did it. Tell one other person.')).toBeVisible();
  });

  it.each([
    [0, 'Nobody has joined here yet. Be the first.'],
    [null, 'Fewer than 5 people have joined so far.'],
    [1200, '1,200 people joined so far.'],
  ])('with %s who joined says: %s', async (joined, words) => {
    fakeApi({ campaigns: [campaign({ goal: 2000 })], progress: makeProgress({ joined }) });
    open('/campaigns/c1');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'The goal: 2,000 people' })).toHaveAttribute(
      'aria-valuetext',
      words,
    );
  });

  it('that is over cannot be joined, and says what became of it', async () => {
    const progress = makeProgress({ joined: 30, done: 20, isOver: true });
    fakeApi({ campaigns: [campaign({ endTime: '2026-01-01T00:00:00.000Z' })], progress });
    open('/campaigns/c1');
    const result = within(await screen.findByRole('region', { name: 'What became of it' }));
    expect(await result.findByText('30 people joined. 20 did it.')).toBeVisible();
    expect(result.queryByRole('button', { name: 'Join this campaign' })).not.toBeInTheDocument();
    expect(result.getByRole('button', { name: 'I did it' })).toBeVisible();
  });

  it('that could not be joined says why, and can be pressed again', async () => {
    const message = 'This campaign has ended. Have a look at those that are under way.';
    fakeApi({ campaigns: [campaign()], failing: { 'POST /campaigns/c1/steps': { status: 409, message } } });
    open('/campaigns/c1');
    await userEvent.click((await box()).getByRole('button', { name: 'Join this campaign' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect((await box()).getByRole('button', { name: 'Join this campaign' })).toBeVisible();
  });

  it('asks for an address only to ask how it goes', async () => {
    const api = fakeApi({ campaigns: [campaign()] });
    open('/campaigns/c1');
    const join = await box();
    await userEvent.click(join.getByText('Shall we ask you how it goes?'));
    expect(join.getByText(/^Ask me after 30 and after 90 days/)).toBeVisible();
    await userEvent.type(join.getAllByLabelText('Email address')[0] as HTMLElement, 'tom@example.com');
    await userEvent.click(join.getByRole('button', { name: 'Ask me' }));
    expect(await join.findByText(/^Check your inbox/)).toBeVisible();
    expect(api.sent[api.calls.indexOf('POST /campaigns/c1/questions')]).toEqual({ email: 'tom@example.com' });
  });

  it('asks for an address for the thanks of the organiser, until they are there', async () => {
    const api = fakeApi({ campaigns: [campaign()] });
    const { unmount } = open('/campaigns/c1');
    const join = await box();
    await userEvent.click(join.getByText('Shall we send you the organiser’s thanks?'));
    expect(join.getByText(/^Send me the organiser’s thanks once/)).toBeVisible();
    await userEvent.type(join.getAllByLabelText('Email address')[1] as HTMLElement, 'tom@example.com');
    await userEvent.click(join.getByRole('button', { name: 'Send me' }));
    expect(await join.findByText(/^Check your inbox/)).toBeVisible();
    expect(api.sent[api.calls.indexOf('POST /campaigns/c1/thanks')]).toEqual({ email: 'tom@example.com' });
    unmount();
    const updates = [makeUpdate({ topic: 'thanks', title: 'Thank you', content: 'You were many.\nSo much tea.' })];
    fakeApi({ campaigns: [campaign()], updates });
    open('/campaigns/c1');
    const news = within(await screen.findByRole('region', { name: 'From the organiser' }));
    expect(news.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(news.getByText('So much tea.')).toBeVisible();
    expect(news.getByText('5 Mar 2026')).toBeVisible();
    expect(screen.queryByText('Shall we send you the organiser’s thanks?')).not.toBeInTheDocument();
  });

  it('shows what it asks for, with where each guide leads', async () => {
    const actions = [
      { text: 'Turn on two-step login', guide: 'https://www.cyber.gov.au/two-step' },
      { text: 'Tell a neighbour', guide: null },
    ];
    fakeApi({ campaigns: [campaign({ actions })] });
    open('/campaigns/c1');
    const list = within(await screen.findByRole('region', { name: 'What you do' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByRole('link', { name: 'How: guide at cyber.gov.au' })).toHaveAttribute('href', actions[0]?.guide);
  });
});
