import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typeAll } from '../testing/fields';
import { open } from '../testing/open';

const waits = {
  'POST /auth/login': { status: 401, code: 'SECOND_STEP', message: 'Enter the code of your second step.' },
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the second step of a login', () => {
  const arrive = async () => {
    await typeAll({ Email: 'tom@example.com', Password: 'ladder custard' });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    return screen.findByRole('heading', { level: 1, name: 'One more step' });
  };
  const enter = async (digits: string) => {
    await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
    await userEvent.paste(digits);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  };

  it('asks for the code of the app, and leads to where the person wanted', async () => {
    const api = fakeApi({ user: user(), failing: waits });
    const { router, notices } = open('/login?from=%2Fblog%2Fcreate');
    expect(await arrive()).toBeVisible();
    expect(notices).toEqual([]);
    await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByText('Enter the six digits.')).toBeVisible();
    await enter('000000');
    expect(await screen.findByText('That code is not right, or it was used already.')).toBeVisible();
    expect(screen.getByLabelText('Digit 6 of 6')).toHaveValue('0');
    await enter('123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog/create'));
    expect(api.sent[api.calls.lastIndexOf('POST /auth/login/second-step')]).toEqual({ code: '123456' });
    expect(notices).toEqual([{ kind: 'success', text: 'Login successful' }]);
  });

  it('takes a recovery code in its place', async () => {
    const api = fakeApi({ user: user(), failing: waits });
    const { router } = open('/login');
    await arrive();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn-2345');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.sent[api.calls.indexOf('POST /auth/login/second-step')]).toEqual({ code: 'abcd-efgh-jkmn-2345' });
  });

  it('leaves no email for who comes to this tab next', async () => {
    fakeApi({ user: user(), failing: waits });
    const { router, unmount } = open('/login');
    await arrive();
    await screen.findByLabelText('Digit 1 of 6');
    await enter('123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    unmount();
    open('/login');
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });

  it('that took too long begins again, and says so', async () => {
    const message = 'That took too long. Please log in again.';
    const failing = { ...waits, 'POST /auth/login/second-step': { status: 401, code: 'LOGIN_EXPIRED', message } };
    fakeApi({ user: user(), failing });
    open('/login');
    await arrive();
    await screen.findByLabelText('Digit 1 of 6');
    await enter('123456');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('tom@example.com');
  });

  it('of which the server knows nothing is no dead end', async () => {
    fakeApi({ user: user(), failing: waits, methods: [] });
    open('/login');
    await arrive();
    expect(await screen.findByLabelText('Digit 1 of 6')).toBeVisible();
  });

  it('by a passkey says so where the browser has none', async () => {
    fakeApi({ user: user(), failing: waits, methods: ['passkey', 'recovery'] });
    open('/login');
    await arrive();
    expect(await screen.findByLabelText('Recovery code')).toBeVisible();
    expect(screen.queryByLabelText('Digit 1 of 6')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    expect(await screen.findByText('This browser has no passkeys. Choose another way.')).toBeVisible();
  });

  it('can be left for another email', async () => {
    fakeApi({ user: user(), failing: waits });
    open('/login');
    await arrive();
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });
});
