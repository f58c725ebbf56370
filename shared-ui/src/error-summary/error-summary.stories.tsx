import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, TextInput } from '../field';
import { ErrorSummary } from './error-summary';

const meta = {
  component: ErrorSummary,
  args: { errors: [{ id: 'story-title', message: 'Give it a title.' }, { message: 'Update failed' }] },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AboveAForm: Story = {
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <Field id="story-title" label="Title" error="Give it a title.">
        <TextInput />
      </Field>
    </>
  ),
};
export const WholeFormOnly: Story = { args: { errors: [{ message: 'Update failed' }] } };
export const NoErrors: Story = {
  args: { errors: [] },
  render: (args) => (
    <div>
      Nothing is shown: <ErrorSummary {...args} />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    errors: [
      { message: 'The title is longer than a title can be, and so is the text that comes after it. '.repeat(4) },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { heading: 'هناك مشكلة', errors: [{ message: 'أدخل عنوانا.' }] },
};
