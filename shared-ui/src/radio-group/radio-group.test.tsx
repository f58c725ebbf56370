import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'names', label: 'It names a customer' },
  { value: 'advert', label: 'It is an advertisement' },
  { value: 'other', label: 'Something else', disabled: true },
] as const;

function Reasons({ error }: { error?: string }) {
  const [value, setValue] = useState<'names' | 'advert' | 'other'>();
  return (
    <RadioGroup
      id="reason"
      label="Why is it sent back?"
      hint="The author reads this."
      error={error}
      options={options}
      value={value}
      onChange={setValue}
    />
  );
}

it('takes one answer, by press and by arrow', async () => {
  render(<Reasons />);
  expect(screen.getByRole('radiogroup', { name: 'Why is it sent back?' })).toHaveAccessibleDescription(
    'The author reads this.',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'It names a customer' }));
  expect(screen.getByRole('radio', { name: 'It names a customer' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'It is an advertisement' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Something else' })).toBeDisabled();
});

it('says what is wrong, and an error summary finds it', () => {
  render(<Reasons error="Choose a reason." />);
  const group = screen.getByRole('radiogroup');
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('The author reads this. Choose a reason.');
  expect(screen.getByRole('radio', { name: 'It names a customer' })).toHaveAttribute('id', 'reason');
});
