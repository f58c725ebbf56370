import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { focused, hovered } from '../../.storybook/states';
import { Field } from '../field';
import { PasswordInput } from './password-input';

const meta = {
  component: PasswordInput,
  args: { id: 'story-password', autoComplete: 'new-password', defaultValue: 'kelp ferry' },
  decorators: [
    (Story) => (
      <Field id="story-password" label="Password">
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof PasswordInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = { play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Show' })) };
export const Disabled: Story = { args: { disabled: true } };
export const Faulty: Story = { args: { 'aria-invalid': true } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { showLabel: 'أظهر' } };
