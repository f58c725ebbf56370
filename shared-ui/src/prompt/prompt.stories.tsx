import type { Meta, StoryObj } from '@storybook/react-vite';
import { Motif } from '../art-motif';
import { ButtonLink } from '../button';
import { Prompt } from './prompt';

const meta = {
  component: Prompt,
  args: {
    title: 'Something happened to you?',
    children: 'Tell it the way you would at the counter.',
    action: <ButtonLink href="/new">Create Blog</ButtonLink>,
  },
} satisfies Meta<typeof Prompt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const Drawn: Story = { args: { drawing: <Motif name="log" /> } };
export const LongText: Story = {
  args: { drawing: <Motif name="lamp" />, children: 'Tell it the way you would at the counter. '.repeat(10) },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { drawing: <Motif name="bottle" />, title: 'هل حدث لك شيء؟', children: 'احكه كما تحكيه لجار.' },
};
