import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { focused, hovered } from '../../.storybook/states';
import { RadioGroup, type RadioGroupProps } from './radio-group';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Why is it sent back?',
    hint: 'The author reads this.',
    options: [
      { value: 'names', label: 'It names a customer' },
      { value: 'advert', label: 'It is an advertisement' },
      { value: 'other', label: 'Something else' },
    ],
    value: undefined,
    onChange: () => undefined,
  },
  render: function Reasons(args: RadioGroupProps<string>) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: 'advert' } };
export const Disabled: Story = { args: { disabled: true, value: 'advert' } };
export const Faulty: Story = { args: { error: 'Choose a reason.' } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'names',
        label:
          'It names a customer, or says so much about one that everybody in the street knows who is meant. '.repeat(3),
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'لماذا أعيدت؟',
    hint: 'يقرأ الكاتب هذا.',
    error: 'اختر سببا.',
    options: [{ value: 'names', label: 'تذكر اسم زبون' }],
  },
};
