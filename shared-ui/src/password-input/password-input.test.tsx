import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@cyberharbour/shared-ui';
import { PasswordInput } from './index';

it('a field shows a password while Show is pressed', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-pressed', 'true');
});

it('a password that cannot be typed cannot be shown', () => {
  render(<PasswordInput aria-label="Password" disabled defaultValue="kelp ferry" />);
  expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled();
});
