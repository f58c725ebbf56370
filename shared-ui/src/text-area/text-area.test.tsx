import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '../field';
import { TextArea } from './text-area';

const area = () => screen.getByRole('textbox', { name: 'Reason' });

it('counts what is left, and says so to everybody', async () => {
  render(
    <Field label="Reason" hint="The author reads this.">
      <TextArea limit={10} defaultValue="Good" />
    </Field>,
  );
  expect(area()).toHaveAccessibleDescription('The author reads this. 6 characters left');
  await userEvent.type(area(), ' story');
  expect(screen.getByText('0 characters left')).toBeVisible();
  await userEvent.type(area(), 's');
  expect(screen.getByText('1 character too many')).toBeVisible();
  expect(area()).toHaveValue('Good storys');
});

it('counts a draft that a form library puts into the element', () => {
  const fill = (element: HTMLTextAreaElement | null) => {
    if (element) element.value = 'A draft';
  };
  render(<TextArea aria-label="Reason" limit={10} ref={fill} />);
  expect(area()).toHaveAccessibleDescription('3 characters left');
});

it('follows a value from outside', () => {
  const { rerender } = render(<TextArea aria-label="Reason" limit={10} value="Four" onChange={() => undefined} />);
  rerender(<TextArea aria-label="Reason" limit={10} value="" onChange={() => undefined} />);
  expect(area()).toHaveAccessibleDescription('10 characters left');
});

it('has no counter without a limit', () => {
  render(<TextArea aria-label="Reason" />);
  fireEvent.input(area(), { target: { value: 'Anything' } });
  expect(area()).not.toHaveAccessibleDescription();
});
