import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../testing/open';

const subscribe = async () => {
  await userEvent.type(await screen.findByLabelText('Email address'), 'mei@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
};

describe('the newsletter', () => {
  it('is asked for, and the page says what the server said and where to look', async () => {
    const api = fakeApi();
    const { notices } = open('/');
    await userEvent.click(await screen.findByLabelText('Alerts: what is going around right now'));
    await subscribe();
    const answer = await screen.findByText('Check your inbox: we sent a link to confirm your subscription.');
    expect(answer.closest('[role=status]')).toHaveFocus();
    expect(screen.getByText('mei@example.com')).toBeVisible();
    expect(api.sent[api.calls.indexOf('POST /newsletter/subscribe')]).toEqual({
      email: 'mei@example.com',
      topics: ['monthly', 'alerts'],
    });
    expect(notices).toEqual([]);
  });

  it('names what one agrees to', async () => {
    fakeApi();
    open('/');
    expect(
      await screen.findByText(
        'I agree to receive the CyberHarbour newsletter by email. I can unsubscribe at any time.',
      ),
    ).toBeVisible();
  });

  it.each([
    [
      { status: 429, message: 'Too many attempts. Please try again in 60 minutes.' },
      'Too many attempts. Please try again in 60 minutes.',
    ],
    [{ status: 0 }, 'We could not subscribe you. Please try again in a moment.'],
  ])('that fails with %o says so at the field and keeps what was typed', async (fault, said) => {
    const api = fakeApi({ failing: { 'POST /newsletter/subscribe': fault } });
    open('/');
    await subscribe();
    expect(await screen.findByText(said)).toBeVisible();
    const field = screen.getByLabelText('Email address');
    expect(field).toBeInvalid();
    expect(field).toHaveValue('mei@example.com');
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(/^Check your inbox/)).toBeVisible();
  });
});
