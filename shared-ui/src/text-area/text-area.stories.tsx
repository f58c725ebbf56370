import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { Field } from '../field';
import { TextArea } from './text-area';

const meta = {
  component: TextArea,
  args: { limit: 200, defaultValue: 'Great story.' },
  decorators: [
    (Story, { parameters }) => (
      <Field label="Note to the author" error={parameters['error'] as string | undefined}>
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Counted: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
export const TooLong: Story = { args: { limit: 5, 'aria-invalid': true } };
export const WithoutLimit: Story = { args: { limit: undefined } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
export const Faulty: Story = { args: { defaultValue: '' }, parameters: { error: 'Say why it is sent back.' } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: { limit: 5000, defaultValue: 'Please take out the customer’s name and send it again. '.repeat(40) },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'قصة رائعة.', countLabel: (left) => `بقي ${left}` },
};
