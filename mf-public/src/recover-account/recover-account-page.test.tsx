import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typeAll } from '../testing/fields';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Ask for my account' }));

it('sends what was given, and says what comes next', async () => {
  const api = fakeApi();
  open('/forgot-password');
  await userEvent.click(await screen.findByRole('link', { name: 'I cannot read that email any more' }));
  expect(await screen.findByRole('heading', { name: 'Get back into your account' })).toBeVisible();
  await typeAll({ 'Email of your account': 'tom@example.com', 'Email that you can read now': 'tom.new@example.com' });
  await typeAll({ 'Password (optional)': 'ladder custard', 'A recovery code (optional)': 'AAAA-BBBB-CCCC-DDDD' });
  await userEvent.click(screen.getByRole('checkbox', { name: /I lost my phone/ }));
  await press();
  expect(await screen.findByRole('heading', { name: 'Look at your new email' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('tom.new@example.com');
  expect(api.sent[api.calls.indexOf('POST /auth/recovery')]).toEqual({
    email: 'tom@example.com',
    newEmail: 'tom.new@example.com',
    secondStep: 'lost',
    password: 'ladder custard',
    code: '',
    recoveryCode: 'AAAA-BBBB-CCCC-DDDD',
    message: '',
  });
});

it('says at the fields what is wrong, and nothing typed is lost', async () => {
  const message = 'You can read that email: choose a new password with it, or name another one.';
  fakeApi({ failing: { 'POST /auth/recovery': { status: 400, message, errors: { newEmail: message } } } });
  open('/recover-account');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for my account' }));
  expect(screen.getByLabelText('Email of your account')).toHaveAccessibleDescription(/Enter the email/);
  const email = 'tom@example.com';
  await typeAll({ 'Email of your account': email, 'Email that you can read now': email });
  await press();
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(screen.getByLabelText('Email of your account')).toHaveValue(email);
});
