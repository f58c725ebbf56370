import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import { open } from '../testing/open';
import { encodeAnswers } from './answers';
import { textOf } from './saved';
import { all, h1, key, press } from './testing/answer';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
});

describe('a visitor', () => {
  it('shares a result in the fragment of a link, which opens the same result elsewhere', async () => {
    localStorage.setItem(
      key,
      textOf({
        draft: {},
        last: {
          at: '2026-03-04T00:00:00.000Z',
          answers: all('partly', { 'backup-apart': 'no', 'scam-talk': 'unsure' }),
        },
        tasks: {},
      }),
    );
    const { unmount } = open('/assessment');
    await press('Make a link to share');
    const link = new URL((await screen.findByLabelText<HTMLInputElement>('Link to this result')).value);
    const own = h1().textContent;
    expect(link.search).toBe('');
    unmount();
    localStorage.clear();
    open(`${link.pathname}${link.hash}`);
    expect(await screen.findByText(/Somebody shared this result/)).toBeVisible();
    expect(own).toContain(h1().textContent.replace('A tide mark of', '').trim());
    expect(localStorage).toHaveLength(0);
  });

  it('keeps a shared result only by choice, and the address is clean again', async () => {
    const { router } = open(`/assessment#answers=${encodeAnswers(all('no'))}`);
    await press('Keep it in this browser');
    expect(h1()).toHaveTextContent('Your tide mark is 0 of 100');
    expect(h1()).toHaveFocus();
    expect(router.state.location.hash).toBe('');
  });

  it('with a link that was cut off reads so, and can start', async () => {
    open('/assessment#answers=1.yyn');
    expect(await screen.findByText(/That link does not hold a result/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  });
});
