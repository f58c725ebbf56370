import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summary, typeAll } from '../testing/fields';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('sign-up', () => {
  const person = {
    Name: 'Tom',
    Email: 'tom@example.com',
    Password: 'ladder custard',
    'Confirm password': 'ladder custard',
  };

  it('asks for everything', async () => {
    fakeApi();
    open('/signup');
    await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
    expect((await summary()).getAllByRole('listitem')).toHaveLength(1);
    expect((await summary()).getByText('Please fill in all required fields.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.');
    expect(screen.getByLabelText('Confirm password')).toBeInvalid();
  });

  it.each([
    [{ ...person, Password: 'short', 'Confirm password': 'short' }, 'Password must be at least 6 characters.'],
    [{ ...person, 'Confirm password': 'ladder mustard' }, 'Passwords do not match.'],
  ])('refuses %o', async (fields, sentence) => {
    const api = fakeApi();
    open('/signup');
    await typeAll(fields);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect((await summary()).getByText(sentence)).toBeVisible();
    expect(api.calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('lets somebody who mends a field stay in it, and leads to what is still wrong after the next try', async () => {
    fakeApi();
    open('/signup');
    await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    const fields = { ...person, 'Confirm password': 'ladder mustard' };
    for (const [label, text] of Object.entries(fields)) {
      screen.getByLabelText(label).focus();
      await userEvent.keyboard(text);
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    expect((await summary()).getByText('Passwords do not match.')).toBeVisible();
    expect(screen.getByLabelText('Confirm password')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('of a business asks for all three business fields', async () => {
    fakeApi();
    open('/signup');
    await typeAll(person);
    await userEvent.click(screen.getByLabelText('Register as a business'));
    await userEvent.type(screen.getByLabelText('Business name'), 'Okafor Plumbing');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect((await summary()).getByText('Please complete all business fields.')).toBeVisible();
  });

  it('of a person sends no business fields, and goes on to the code', async () => {
    const api = fakeApi({ user: user({ isAccountVerified: false }) });
    const { router, notices } = open('/signup');
    await typeAll(person);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-otp'));
    expect(api.sent[api.calls.indexOf('POST /auth/register')]).toEqual({
      name: 'Tom',
      email: 'tom@example.com',
      password: 'ladder custard',
      role: 'general',
    });
    expect(notices[0]).toEqual({ kind: 'success', text: 'Account created! Please verify your email.' });
  });

  it('puts what the server says at its field', async () => {
    fakeApi({
      failing: {
        'POST /auth/register': {
          status: 409,
          message: 'Signup failed.',
          errors: { email: 'That email has an account already.' },
        },
      },
    });
    open('/signup');
    await typeAll(person);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        expect.stringContaining('That email has an account already.'),
      ),
    );
  });
});
