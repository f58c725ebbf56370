import type { Meta, StoryObj } from '@storybook/react-vite';
import { focused, hovered } from '../../.storybook/states';
import { DateTimeInput, Field, Select, TextInput } from './index';

const meta = {
  component: Field,
  args: {
    label: 'Title',
    hint: 'Say it the way you would at the counter.',
    children: <TextInput defaultValue="The invoice that was almost right" />,
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Empty: Story = { args: { children: <TextInput placeholder="Spot the phish" /> } };
export const Disabled: Story = {
  args: { children: <TextInput disabled defaultValue="The invoice that was almost right" /> },
};
export const Faulty: Story = { args: { error: 'Give it a title.', children: <TextInput /> } };
export const Doubtful: Story = {
  args: { label: 'ABN', hint: 'Eleven digits.', doubt: 'The check digits do not fit. Please look again.' },
};
export const WithoutADoubt: Story = { args: { doubt: '' } };
export const DateAndTime: Story = {
  args: { label: 'Starts', hint: undefined, children: <DateTimeInput defaultValue="2026-11-21T09:30" /> },
};
export const DateAndTimeFaulty: Story = {
  args: {
    label: 'Ends',
    hint: undefined,
    error: 'A campaign ends after it starts.',
    children: <DateTimeInput defaultValue="2026-11-20T09:30" />,
  },
};
const topics = (
  <>
    <option>Phishing</option>
    <option>Passwords</option>
  </>
);
export const Choice: Story = { args: { label: 'Topic', hint: undefined, children: <Select>{topics}</Select> } };
export const ChoiceDisabled: Story = {
  args: { label: 'Topic', hint: undefined, children: <Select disabled>{topics}</Select> },
};
export const ChoiceFaulty: Story = {
  args: { label: 'Topic', hint: undefined, error: 'Choose a topic.', children: <Select>{topics}</Select> },
};
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const DateAndTimeEmpty: Story = { args: { label: 'Starts', hint: undefined, children: <DateTimeInput /> } };
export const DateAndTimeDisabled: Story = {
  args: { label: 'Starts', hint: undefined, children: <DateTimeInput disabled defaultValue="2026-11-21T09:30" /> },
};
export const ChoiceFocused: Story = {
  ...focused,
  args: { label: 'Topic', hint: undefined, children: <Select>{topics}</Select> },
};
export const LongText: Story = {
  args: {
    label:
      'What would you say to somebody at the counter who asks what your story is about, in one breath and without the name of any customer?',
    hint: 'Most people read only this. '.repeat(8),
    error: 'This is longer than a title can be. '.repeat(4),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الموضوع',
    hint: 'اختر الأقرب.',
    error: 'اختر موضوعا.',
    children: (
      <Select>
        <option>التصيد</option>
      </Select>
    ),
  },
};
