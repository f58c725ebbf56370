import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { focused } from '../../.storybook/states';
import { CodeInput, type CodeInputProps } from './code-input';

const meta = {
  component: CodeInput,
  args: { label: 'Your code', hint: 'You can paste the whole code in any box.', value: '', onChange: () => undefined },
  render: function Code(args: CodeInputProps) {
    const [value, setValue] = useState(args.value);
    return <CodeInput {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CodeInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '123456' } };
export const Faulty: Story = { args: { value: '123456', error: 'This code is wrong or too old.' } };
export const Disabled: Story = { args: { value: '123456', disabled: true } };
export const Focused: Story = { ...focused };
export const Busy: Story = { args: { value: '123456', disabled: true, 'aria-busy': true } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الرمز', hint: 'يمكنك لصق الرمز كاملا في أي خانة.', value: '123' },
};
